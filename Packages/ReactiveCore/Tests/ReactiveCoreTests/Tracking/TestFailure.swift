/// A failure with a name.
struct TestFailure: Error, Equatable, CustomStringConvertible {
  let description: String
  init(_ description: String = "oops") { self.description = description }
  static let oops = TestFailure()
}
