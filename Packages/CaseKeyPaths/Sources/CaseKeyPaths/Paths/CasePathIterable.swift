/// An enum whose cases can be listed: `for path in Event.allCasePaths { … }`.
///
/// The order is that of the declaration. ``CasePathable()`` adds the conformance.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
