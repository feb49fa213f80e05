extension Result: CasePathable, CasePathIterable {
  /// The paths `success` and `failure`.
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    @inlinable
    init() {}

    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    @inlinable
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        _case: "success",
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    @inlinable
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        _case: "failure",
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }

    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
      [\.success, \.failure].makeIterator()
    }
  }

  /// The same for paths written in place.
  @frozen
  public struct InlineCasePaths: Sendable {
    @frozen
    public enum ToSuccess: CaseAccess {
      @inlinable
      public static var path: AnyCasePath<Result, Success> { allCasePaths.success }
    }

    @frozen
    public enum ToFailure: CaseAccess {
      @inlinable
      public static var path: AnyCasePath<Result, Failure> { allCasePaths.failure }
    }

    @inlinable
    public var success: InlineCasePath<ToSuccess> { InlineCasePath() }

    @inlinable
    public var failure: InlineCasePath<ToFailure> { InlineCasePath() }
  }

  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
