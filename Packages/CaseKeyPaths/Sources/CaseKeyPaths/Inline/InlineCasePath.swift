/// A case as a type: the place a path written in place, `event[case: \.child.leaf]`, leads to.
///
/// It has no content. That its type names the case is what makes such a path as fast as a `switch`: the key
/// path is never asked for anything, and an optimized build does not even make it.
@frozen
@dynamicMemberLookup
public struct InlineCasePath<Access: CaseAccess>: Sendable {
  /// Makes the one value there is. Only for the expansion of ``CasePathable()``.
  @inlinable
  public init() {}

  /// The path through this case to a case of its payload.
  @inlinable
  public subscript<Inner>(
    dynamicMember keyPath: InlineCaseKeyPath<Access.CaseValue, Inner> & Sendable
  ) -> InlineCasePath<ChainedCaseAccess<Access, Inner>>
  where Access.CaseValue: CasePathable, Inner.CaseRoot == Access.CaseValue {
    InlineCasePath<ChainedCaseAccess<Access, Inner>>()
  }
}

/// A path to a case that is written where it is used: what `\.child` is in `event[case: \.child]`.
///
/// One that is kept is a ``CaseKeyPath``.
public typealias InlineCaseKeyPath<Root: CasePathable, Access: CaseAccess> =
  KeyPath<Root.InlineCasePaths, InlineCasePath<Access>>

/// The ``CasePathable/InlineCasePaths`` of a type that has none: its paths are all ``CaseKeyPath``s.
public struct NoInlineCasePaths: Sendable {}
