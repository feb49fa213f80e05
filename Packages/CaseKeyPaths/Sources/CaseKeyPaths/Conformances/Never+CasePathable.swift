extension Never: CasePathable, CasePathIterable {
  /// No paths: there are no cases.
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    @inlinable
    init() {}

    /// Never called.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}

    /// Goes over nothing.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Never>]> {
      [].makeIterator()
    }
  }

  /// The paths, of which there are none.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
