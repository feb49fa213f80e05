/// The way through a case to a case of its payload.
@frozen
public enum ChainedCaseAccess<Outer: CaseAccess, Inner: CaseAccess>: CaseAccess
where Outer.CaseValue == Inner.CaseRoot {
  /// The path through both cases.
  public static var path: AnyCasePath<Outer.CaseRoot, Inner.CaseValue> {
    CasePathChain(outer: Outer.path, inner: Inner.path).path
  }

  /// Embeds in the inner case, and that in the outer one.
  @inlinable
  public static func embed(_ value: Inner.CaseValue) -> Outer.CaseRoot { Outer.embed(Inner.embed(value)) }

  /// The payload of the inner case in the outer one's, nil when either is another case.
  @inlinable
  public static func extract(from root: Outer.CaseRoot) -> Inner.CaseValue? {
    guard let value = Outer.extract(from: root) else { return nil }
    return Inner.extract(from: value)
  }
}
