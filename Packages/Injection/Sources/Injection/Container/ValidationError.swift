/// What ``Container/validate()`` found.
public struct ValidationError: Error, CustomStringConvertible {
  /// Each trouble once: ``ResolutionError``s, and what factories threw.
  public let errors: [any Error]

  /// A line for each trouble.
  public var description: String {
    "The container cannot make all that is registered:\n"
      + errors.map { "- \($0)" }.joined(separator: "\n")
  }
}
