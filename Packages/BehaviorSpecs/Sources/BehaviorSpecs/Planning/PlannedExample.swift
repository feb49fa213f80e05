/// An example as declared.
struct PlannedExample {
  let name: String
  let mark: ExampleMark
  let place: SourcePlace
  /// The groups it is in, the spec itself first.
  let groups: [ExampleGroup]
  let work: Work
}
