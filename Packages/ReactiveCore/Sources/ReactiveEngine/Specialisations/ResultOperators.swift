// What the operators make of a result that is known: another publisher of a known result.

extension Result.Publisher {
  /// Publishes what `transform` makes of the value.
  ///
  /// - Parameter transform: makes the new value; called now, not for each subscriber.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map(transform))
  }

  /// Publishes what `transform` makes of the value, or the error it throws.
  ///
  /// - Parameter transform: makes the new value; called now, not for each subscriber.
  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result<T, any Error> { try transform(result.get()) })
  }

  /// Publishes the value, or what `transform` makes of the failure.
  ///
  /// - Parameter transform: makes the new failure of the old one; called now, not for each subscriber.
  @inlinable
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
    .init(result.mapError(transform))
  }

  /// Publishes whether `predicate` accepts the value.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Publishes whether `predicate` accepts the value, or the error it throws.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Publishes whether `predicate` accepts the value.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Publishes whether `predicate` accepts the value, or the error it throws.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
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
  ///
  /// - Parameter areInIncreasingOrder: not called, as there is at most one value.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Publishes the largest value.
  ///
  /// - Parameter areInIncreasingOrder: not called, as there is at most one value.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Publishes the smallest value; there is at most one, so the closure is not called.
  ///
  /// - Parameter areInIncreasingOrder: not called, as there is at most one value.
  @inlinable
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tryMap { $0 }
  }

  /// Publishes the largest value; there is at most one, so the closure is not called.
  ///
  /// - Parameter areInIncreasingOrder: not called, as there is at most one value.
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
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { next(initialResult, $0) }
  }

  /// Publishes what the closure accumulates of all values, or the error it throws.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T,
    _ next: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try next(initialResult, $0) }
  }

  /// Publishes each result that the closure accumulates.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func scan<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { next(initialResult, $0) }
  }

  /// Publishes each result that the closure accumulates, or the error it throws.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T,
    _ next: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try next(initialResult, $0) }
  }

  /// Publishes the values that differ from the one before.
  ///
  /// - Parameter predicate: not called, as there is at most one value.
  @inlinable
  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Result<Success, Failure>.Publisher { self }

  /// Publishes the values that differ from the one before; there is at most one, so the closure is not
  /// called.
  ///
  /// - Parameter predicate: not called, as there is at most one value.
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tryMap { $0 }
  }

  /// Publishes the value, with `output` in place of a failure.
  ///
  /// - Parameter output: the replacement.
  @inlinable
  public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
    switch result {
    case .success(let value): .init(value)
    case .failure: .init(output)
    }
  }

  /// Publishes the value, or `output` if there is none.
  ///
  /// - Parameter output: the replacement.
  @inlinable
  public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }

  /// Publishes the same: trying again would make no difference.
  ///
  /// - Parameter times: not used.
  @inlinable
  public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Publishes the value, with another type of failure that does not occur.
  ///
  /// - Parameter failureType: the type of the failures it does not have.
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
  ///
  /// - Parameter output: the value that is looked for.
  @inlinable
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// Publishes the values that are not equal to the one before.
  @inlinable
  public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}
