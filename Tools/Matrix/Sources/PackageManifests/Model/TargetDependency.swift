/// What a target depends on.
public enum TargetDependency: Equatable, Sendable {
  /// A target of the same package.
  case target(String)
  /// A product of another package.
  case product(String)
}
