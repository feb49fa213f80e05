extension Result: CasePathable, CasePathIterable {
  /// The paths `success` and `failure`.
  @frozen
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    @inlinable
    init() {}

    /// The path to the case `root` is.
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The path to the value of a success.
    @inlinable
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        _case: "success",
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The path to the error of a failure.
    @inlinable
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        _case: "failure",
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }

    /// Goes over `success` and `failure`.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
      [\.success, \.failure].makeIterator()
    }
  }

  /// The same for paths written in place.
  @frozen
  public struct InlineCasePaths: Sendable {
    /// How `success` is made and read.
    @frozen
    public enum ToSuccess: CaseAccess {
      /// The path that does the same.
      @inlinable
      public static var path: AnyCasePath<Result, Success> { allCasePaths.success }
    }

    /// How `failure` is made and read.
    @frozen
    public enum ToFailure: CaseAccess {
      /// The path that does the same.
      @inlinable
      public static var path: AnyCasePath<Result, Failure> { allCasePaths.failure }
    }

    /// The path to the value of a success, written in place.
    @inlinable
    public var success: InlineCasePath<ToSuccess> { InlineCasePath() }

    /// The path to the error of a failure, written in place.
    @inlinable
    public var failure: InlineCasePath<ToFailure> { InlineCasePath() }
  }

  /// The paths `success` and `failure`.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
