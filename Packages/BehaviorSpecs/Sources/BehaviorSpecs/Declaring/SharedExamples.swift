/// Examples that several specs have in common.
///
/// ```swift
/// let emptyList = SharedExamples<() -> [Row]>("an empty list") { rows in
///   it("has no rows") { expect(rows()).to(beEmpty()) }
/// }
///
/// itBehavesLike(emptyList) { model.rows }
/// ```
public struct SharedExamples<Parameters>: Sendable {
  /// What something is that behaves like this.
  public let name: String
  let body: @Sendable (Parameters) -> Void

  /// Makes shared examples.
  ///
  /// - Parameters:
  ///   - name: what something is that behaves like this, such as `an empty list`.
  ///   - body: declares the examples, as in a group. Its parameters are read while the spec is declared: what
  ///     hooks set up later is passed as a closure.
  public init(_ name: String, _ body: @escaping @Sendable (Parameters) -> Void) {
    self.name = name
    self.body = body
  }
}
