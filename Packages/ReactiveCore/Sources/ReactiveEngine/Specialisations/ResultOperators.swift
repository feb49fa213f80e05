// What the operators make of a result that is known: another publisher of a known result.

extension Result.Publisher {
  /// Publishes what `transform` makes of the value.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map(transform))
  }

  /// Publishes what `transform` makes of the value, or the error it throws.
  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result<T, any Error> { try transform(result.get()) })
  }

  /// Publishes the value, or what `transform` makes of the failure.
  @inlinable
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
    .init(result.mapError(transform))
  }

  /// Publishes whether `predicate` accepts the value.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Publishes whether `predicate` accepts the value, or the error it throws.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Publishes whether `predicate` accepts the value.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Publishes whether `predicate` accepts the value, or the error it throws.
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Publishes the value in an array.
  @inlinable
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// Publishes the number of values.
  @inlinable
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// Publishes the smallest value.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Publishes the largest value.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Publishes the smallest value; there is at most one, so the closure is not called.
  @inlinable
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tryMap { $0 }
  }

  /// Publishes the largest value; there is at most one, so the closure is not called.
  @inlinable
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tryMap { $0 }
  }

  /// Publishes the first value.
  @inlinable
  public func first() -> Result<Success, Failure>.Publisher { self }

  /// Publishes the last value.
  @inlinable
  public func last() -> Result<Success, Failure>.Publisher { self }

  /// Publishes the completion alone.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }

  /// Publishes what the closure accumulates of all values.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { next(initialResult, $0) }
  }

  /// Publishes what the closure accumulates of all values, or the error it throws.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T,
    _ next: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try next(initialResult, $0) }
  }

  /// Publishes each result that the closure accumulates.
  @inlinable
  public func scan<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { next(initialResult, $0) }
  }

  /// Publishes each result that the closure accumulates, or the error it throws.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T,
    _ next: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try next(initialResult, $0) }
  }

  /// Publishes the values that differ from the one before.
  @inlinable
  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Result<Success, Failure>.Publisher { self }

  /// Publishes the values that differ from the one before; there is at most one, so the closure is not
  /// called.
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tryMap { $0 }
  }

  /// Publishes the value, with `output` in place of a failure.
  @inlinable
  public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
    switch result {
    case .success(let value): .init(value)
    case .failure: .init(output)
    }
  }

  /// Publishes the value, or `output` if there is none.
  @inlinable
  public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }

  /// Publishes the same: trying again would make no difference.
  @inlinable
  public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Publishes the value, with another type of failure that does not occur.
  @inlinable
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
    switch result {
    case .success(let value): .init(value)
    }
  }
}

extension Result.Publisher where Success: Comparable {
  /// Publishes the smallest value.
  @inlinable
  public func min() -> Result<Success, Failure>.Publisher { self }

  /// Publishes the largest value.
  @inlinable
  public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Equatable {
  /// Publishes whether `output` is the value.
  @inlinable
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// Publishes the values that are not equal to the one before.
  @inlinable
  public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}
