extension Optional: CasePathable, CasePathIterable {
  /// The paths `none` and `some`, and those of the wrapped enum's cases: `\Event?.Cases.child` leads from an
  /// optional event to the child's payload.
  @frozen
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    @inlinable
    init() {}

    /// The path to the case `root` is.
    public subscript(root: Wrapped?) -> PartialCaseKeyPath<Wrapped?> {
      root == nil ? \.none : \.some
    }

    /// The path to nil.
    @inlinable
    public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath(_case: "none", embed: { _ in nil }, extract: { $0 == nil ? () : nil })
    }

    /// The path to the wrapped value.
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

    /// Goes over `none` and `some`.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Wrapped?>]> {
      [\.none, \.some].makeIterator()
    }
  }

  /// The same for paths written in place.
  @frozen
  @dynamicMemberLookup
  public struct InlineCasePaths: Sendable {
    /// How `none` is made and read.
    @frozen
    public enum None: CaseAccess {
      /// The path that does the same.
      @inlinable
      public static var path: AnyCasePath<Wrapped?, Void> { allCasePaths.none }
    }

    /// How `some` is made and read.
    @frozen
    public enum Some: CaseAccess {
      /// The path that does the same.
      @inlinable
      public static var path: AnyCasePath<Wrapped?, Wrapped> { allCasePaths.some }
    }

    /// The path to nil, written in place.
    @inlinable
    public var none: InlineCasePath<None> { InlineCasePath() }

    /// The path to the wrapped value, written in place.
    @inlinable
    public var some: InlineCasePath<Some> { InlineCasePath() }

    /// The path through `some` to a case of the wrapped enum.
    @inlinable
    public subscript<Inner>(
      dynamicMember keyPath: InlineCaseKeyPath<Wrapped, Inner> & Sendable
    ) -> InlineCasePath<ChainedCaseAccess<Some, Inner>>
    where Wrapped: CasePathable, Inner.CaseRoot == Wrapped {
      InlineCasePath<ChainedCaseAccess<Some, Inner>>()
    }
  }

  /// The paths `none` and `some`.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
