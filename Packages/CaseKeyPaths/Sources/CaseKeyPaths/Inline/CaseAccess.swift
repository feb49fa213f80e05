/// How one case is made and read, known to the type checker: what a path written in place comes down to.
///
/// ``CasePathable()`` makes a type that conforms for each case. Nothing else needs to.
public protocol CaseAccess {
  /// The enum.
  associatedtype CaseRoot
  /// The payload.
  associatedtype CaseValue

  /// The path that does the same.
  static var path: AnyCasePath<CaseRoot, CaseValue> { get }
  /// Makes the enum's value from a payload.
  static func embed(_ value: CaseValue) -> CaseRoot
  /// The payload of a value, nil when it is another case.
  static func extract(from root: CaseRoot) -> CaseValue?
}

extension CaseAccess {
  /// Embeds with the path; a type may know a shorter way.
  @inlinable
  public static func embed(_ value: CaseValue) -> CaseRoot { path.embed(value) }

  /// Extracts with the path; a type may know a shorter way.
  @inlinable
  public static func extract(from root: CaseRoot) -> CaseValue? { path.extract(from: root) }
}
