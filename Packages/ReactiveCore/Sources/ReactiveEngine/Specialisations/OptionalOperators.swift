// What the operators make of at most one value that is known: another publisher of known values.

extension Optional.Publisher {
  /// Publishes what `transform` makes of the value.
  ///
  /// - Parameter transform: makes the new value; called now, not for each subscriber.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

  /// Publishes what `transform` makes of the value, without `nil`.
  ///
  /// - Parameter transform: makes the new value, or `nil` to leave it out; called now, not for each
  ///   subscriber.
  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }

  /// Publishes the value that `isIncluded` accepts.
  ///
  /// - Parameter isIncluded: whether a value is published; called now, not for each subscriber.
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Publishes whether `predicate` accepts the value.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  /// Publishes whether `predicate` accepts the value.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  /// Publishes the value in an array.
  @inlinable
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

  /// Publishes the number of values.
  @inlinable
  public func count() -> Optional<Int>.Publisher { .init(output == nil ? 0 : 1) }

  /// Publishes the smallest value.
  ///
  /// - Parameter areInIncreasingOrder: not called, as there is at most one value.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

  /// Publishes the largest value.
  ///
  /// - Parameter areInIncreasingOrder: not called, as there is at most one value.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

  /// Publishes the first value.
  @inlinable
  public func first() -> Optional<Output>.Publisher { self }

  /// Publishes the last value.
  @inlinable
  public func last() -> Optional<Output>.Publisher { self }

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
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }

  /// Publishes what the closure accumulates of all values.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Optional<T>.Publisher {
    .init(output.map { next(initialResult, $0) } ?? initialResult)
  }

  /// Publishes each result that the closure accumulates.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func scan<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Optional<T>.Publisher {
    .init(output.map { next(initialResult, $0) })
  }

  /// Publishes the values that differ from the one before.
  ///
  /// - Parameter predicate: not called, as there is at most one value.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

  /// Publishes the value, with `output` in place of a failure.
  ///
  /// - Parameter output: the replacement.
  @inlinable
  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }

  /// Publishes the value, or `output` if there is none.
  ///
  /// - Parameter output: the replacement.
  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Output> { .init(self.output ?? output) }

  /// Publishes the same: trying again would make no difference.
  ///
  /// - Parameter times: not used.
  @inlinable
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Publishes the smallest value.
  @inlinable
  public func min() -> Optional<Output>.Publisher { self }

  /// Publishes the largest value.
  @inlinable
  public func max() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Publishes whether `output` is the value.
  ///
  /// - Parameter output: the value that is looked for.
  @inlinable
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    .init(self.output.map { $0 == output })
  }

  /// Publishes the values that are not equal to the one before.
  @inlinable
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}
