extension Optional: CasePathable, CasePathIterable {
  /// The paths `none` and `some`, and those of the wrapped enum's cases: `\Event?.Cases.child` leads from an
  /// optional event to the child's payload.
  @frozen
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    @inlinable
    init() {}

    public subscript(root: Wrapped?) -> PartialCaseKeyPath<Wrapped?> {
      root == nil ? \.none : \.some
    }

    @inlinable
    public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath(_case: "none", embed: { _ in nil }, extract: { $0 == nil ? () : nil })
    }

    @inlinable
    public var some: AnyCasePath<Wrapped?, Wrapped> {
      AnyCasePath(_case: "some", embed: { $0 }, extract: { $0 })
    }

    /// The path through `some` to a case of the wrapped enum.
    public subscript<Leaf>(
      dynamicMember keyPath: CaseKeyPath<Wrapped, Leaf> & Sendable
    ) -> AnyCasePath<Wrapped?, Leaf> where Wrapped: CasePathable {
      some[dynamicMember: keyPath]
    }

    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Wrapped?>]> {
      [\.none, \.some].makeIterator()
    }
  }

  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
