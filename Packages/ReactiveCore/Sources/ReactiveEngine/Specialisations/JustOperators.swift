// What the operators make of one value that is known: another publisher of known values.

extension Just {
  /// Publishes what `transform` makes of the value.
  ///
  /// - Parameter transform: makes the new value; called now, not for each subscriber.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Publishes what `transform` makes of the value, or the error it throws.
  ///
  /// - Parameter transform: makes the new value; called now, not for each subscriber.
  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  /// Publishes the value, or what `transform` makes of the failure.
  ///
  /// - Parameter transform: not called, as there is no failure.
  @inlinable
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }

  /// Publishes the value, with another type of failure that does not occur.
  ///
  /// - Parameter failureType: the type of the failures it does not have.
  @inlinable
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(output)
  }

  /// Publishes the value that `isIncluded` accepts.
  ///
  /// - Parameter isIncluded: whether a value is published; called now, not for each subscriber.
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }

  /// Publishes what `transform` makes of the value, without `nil`.
  ///
  /// - Parameter transform: makes the new value, or `nil` to leave it out; called now, not for each
  ///   subscriber.
  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

  /// Publishes whether `predicate` accepts the value.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  /// Publishes whether `predicate` accepts the value, or the error it throws.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// Publishes whether `predicate` accepts the value.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  /// Publishes whether `predicate` accepts the value, or the error it throws.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// Publishes the value in an array.
  @inlinable
  public func collect() -> Just<[Output]> { .init([output]) }

  /// Publishes the number of values.
  @inlinable
  public func count() -> Just<Int> { .init(1) }

  /// Publishes the smallest value.
  ///
  /// - Parameter areInIncreasingOrder: not called, as there is at most one value.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes the largest value.
  ///
  /// - Parameter areInIncreasingOrder: not called, as there is at most one value.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes the first value.
  @inlinable
  public func first() -> Just<Output> { self }

  /// Publishes the last value.
  @inlinable
  public func last() -> Just<Output> { self }

  /// Publishes the first value that `predicate` accepts.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Publishes the last value that `predicate` accepts.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Publishes the values before the first one that `predicate` refuses.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Publishes the values from the first one on that `predicate` refuses.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes what is left without the first `count` values; a negative number traps.
  ///
  /// - Parameter count: how many.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "the number of values to drop cannot be negative")
    return .init(count == 0 ? output : nil)
  }

  /// Publishes the first `maxLength` values; a negative number traps.
  ///
  /// - Parameter maxLength: how many.
  @inlinable
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "the number of values cannot be negative")
    return .init(maxLength > 0 ? output : nil)
  }

  /// Publishes the value at a position, if there is one.
  ///
  /// - Parameter index: the position, counted from zero.
  @inlinable
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "positions start at zero")
    return .init(index == 0 ? output : nil)
  }

  /// Publishes the values at some positions.
  ///
  /// - Parameter range: the positions, counted from zero.
  @inlinable
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "positions start at zero")
    return .init(range.contains(0) ? output : nil)
  }

  /// Publishes the completion alone.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Never> { .init() }

  /// Publishes what the closure accumulates of all values.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Result<T, Never>.Publisher {
    .init(next(initialResult, output))
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
    .init(Result { try next(initialResult, output) })
  }

  /// Publishes each result that the closure accumulates.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func scan<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Result<T, Never>.Publisher {
    .init(next(initialResult, output))
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
    .init(Result { try next(initialResult, output) })
  }

  /// Publishes the values that differ from the one before.
  ///
  /// - Parameter predicate: not called, as there is at most one value.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes the values that differ from the one before; there is at most one, so the closure is not
  /// called.
  ///
  /// - Parameter predicate: not called, as there is at most one value.
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    .init(output)
  }

  /// Publishes the value, with `output` in place of a failure.
  ///
  /// - Parameter output: the replacement.
  @inlinable
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Publishes the value, or `output` if there is none.
  ///
  /// - Parameter output: the replacement.
  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Publishes the same: trying again would make no difference.
  ///
  /// - Parameter times: not used.
  @inlinable
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Publishes the given values, then the value.
  ///
  /// - Parameter elements: the values.
  @inlinable
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

  /// Publishes the given values, then the value.
  ///
  /// - Parameter elements: the values.
  @inlinable
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element {
    .init(sequence: elements + [output])
  }

  /// Publishes the value, then the given ones.
  ///
  /// - Parameter elements: the values.
  @inlinable
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

  /// Publishes the value, then the given ones.
  ///
  /// - Parameter elements: the values.
  @inlinable
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element {
    .init(sequence: [output] + elements)
  }
}

extension Just where Output: Comparable {
  /// Publishes the smallest value.
  @inlinable
  public func min() -> Just<Output> { self }

  /// Publishes the largest value.
  @inlinable
  public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
  /// Publishes whether `output` is the value.
  ///
  /// - Parameter output: the value that is looked for.
  @inlinable
  public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }

  /// Publishes the values that are not equal to the one before.
  @inlinable
  public func removeDuplicates() -> Just<Output> { self }
}
