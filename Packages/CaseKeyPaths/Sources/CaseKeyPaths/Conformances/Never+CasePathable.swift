extension Never: CasePathable, CasePathIterable {
  /// No paths: there are no cases.
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    @inlinable
    init() {}

    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}

    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Never>]> {
      [].makeIterator()
    }
  }

  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
