// What the operators make of a sequence that is known: another sequence, or a known result, made at once.

extension Publishers.Sequence {
  /// Publishes what `transform` makes of the elements.
  ///
  /// - Parameter transform: makes the new value; called now, not for each subscriber.
  @inlinable
  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  /// Publishes what `transform` makes of the elements, without `nil`.
  ///
  /// - Parameter transform: makes the new value, or `nil` to leave it out; called now, not for each
  ///   subscriber.
  @inlinable
  public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.compactMap(transform))
  }

  /// Publishes the elements that `isIncluded` accepts.
  ///
  /// - Parameter isIncluded: whether a value is published; called now, not for each subscriber.
  @inlinable
  public func filter(
    _ isIncluded: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<[Elements.Element], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  /// Publishes the elements, with `output` in place of `nil`.
  ///
  /// - Parameter output: the replacement.
  @inlinable
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure>
  where Elements.Element == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }

  /// Publishes whether `predicate` accepts the elements.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.allSatisfy(predicate))
  }

  /// Publishes whether `predicate` accepts the elements, or the error it throws.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func tryAllSatisfy(
    _ predicate: (Elements.Element) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.allSatisfy(predicate) })
  }

  /// Publishes whether `predicate` accepts one of the elements.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(where: predicate))
  }

  /// Publishes whether `predicate` accepts one of the elements, or the error it throws.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func tryContains(
    where predicate: (Elements.Element) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.contains(where: predicate) })
  }

  /// Publishes the elements in an array.
  @inlinable
  public func collect() -> Result<[Elements.Element], Failure>.Publisher { .init(Array(sequence)) }

  /// Publishes the values from the first one on that `predicate` refuses.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func drop(
    while predicate: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    .init(sequence: sequence.drop(while: predicate))
  }

  /// Publishes what is left without the first `count` values; a negative number traps.
  ///
  /// - Parameter count: how many.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    .init(sequence: sequence.dropFirst(count))
  }

  /// Publishes the first `maxLength` values; a negative number traps.
  ///
  /// - Parameter maxLength: how many.
  @inlinable
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    .init(sequence: sequence.prefix(maxLength))
  }

  /// Publishes the values before the first one that `predicate` refuses.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func prefix(
    while predicate: (Elements.Element) -> Bool
  ) -> Publishers.Sequence<[Elements.Element], Failure> {
    .init(sequence: sequence.prefix(while: predicate))
  }

  /// Publishes the completion alone.
  @inlinable
  public func ignoreOutput() -> Empty<Elements.Element, Failure> { .init() }

  /// Publishes what the closure accumulates of all values.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func reduce<T>(
    _ initialResult: T,
    _ next: @escaping (T, Elements.Element) -> T
  ) -> Result<T, Failure>.Publisher {
    .init(sequence.reduce(initialResult, next))
  }

  /// Publishes what the closure accumulates of all values, or the error it throws.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T,
    _ next: @escaping (T, Elements.Element) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try sequence.reduce(initialResult, next) })
  }

  /// Publishes each result that the closure accumulates.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value.
  ///   - next: makes the next result of the last one and a value; called now, not for each subscriber.
  @inlinable
  public func scan<T>(
    _ initialResult: T,
    _ next: @escaping (T, Elements.Element) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return .init(
      sequence: sequence.map {
        result = next(result, $0)
        return result
      }
    )
  }

  /// Publishes the same: trying again would make no difference.
  ///
  /// - Parameter times: not used.
  @inlinable
  public func retry(_ times: Int) -> Publishers.Sequence<Elements, Failure> { self }
}

extension Publishers.Sequence where Failure == Never {
  /// Publishes the elements, with another type of failure that does not occur.
  ///
  /// - Parameter error: the type of the failures it does not have.
  @inlinable
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
    .init(sequence: sequence)
  }

  /// Publishes the smallest value.
  ///
  /// - Parameter areInIncreasingOrder: whether its first argument is smaller than its second; called now, not
  ///   for each subscriber.
  @inlinable
  public func min(
    by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher {
    .init(sequence.min(by: areInIncreasingOrder))
  }

  /// Publishes the largest value.
  ///
  /// - Parameter areInIncreasingOrder: whether its first argument is smaller than its second; called now, not
  ///   for each subscriber.
  @inlinable
  public func max(
    by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
  ) -> Optional<Elements.Element>.Publisher {
    .init(sequence.max(by: areInIncreasingOrder))
  }

  /// Publishes the first value that `predicate` accepts.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    .init(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
  /// Publishes the smallest value.
  @inlinable
  public func min() -> Optional<Elements.Element>.Publisher { .init(sequence.min()) }

  /// Publishes the largest value.
  @inlinable
  public func max() -> Optional<Elements.Element>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Publishes whether `output` is one of the elements.
  ///
  /// - Parameter output: the value that is looked for.
  @inlinable
  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(output))
  }

  /// Publishes the values that are not equal to the one before.
  @inlinable
  public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
    var last: Elements.Element?
    return .init(
      sequence: sequence.filter { element in
        defer { last = element }
        return last != element
      }
    )
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Publishes the first value.
  @inlinable
  public func first() -> Optional<Elements.Element>.Publisher { .init(sequence.first) }

  /// Publishes the number of values.
  @inlinable
  public func count() -> Just<Int> { .init(sequence.count) }

  /// Publishes the value at a position, if there is one.
  ///
  /// - Parameter index: the position, counted from zero.
  @inlinable
  public func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// Publishes the values at some positions.
  ///
  /// - Parameter range: the positions, counted from zero.
  @inlinable
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
    .init(sequence: Array(sequence[range]))
  }

  /// Publishes the number of values.
  @inlinable
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Publishes the last value.
  @inlinable
  public func last() -> Optional<Elements.Element>.Publisher { .init(sequence.last) }

  /// Publishes the last value that `predicate` accepts.
  ///
  /// - Parameter predicate: whether a value is accepted; called now, not for each subscriber.
  @inlinable
  public func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    .init(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Publishes the given values, then the elements.
  ///
  /// - Parameter elements: the values.
  @inlinable
  public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Publishes the given values, then the elements.
  ///
  /// - Parameter elements: the values.
  @inlinable
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where Elements.Element == S.Element {
    .init(sequence: elements + sequence)
  }

  /// Publishes the given values, then the elements.
  ///
  /// - Parameter publisher: a publisher of a sequence.
  @inlinable
  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    prepend(publisher.sequence)
  }

  /// Publishes the elements, then the given ones.
  ///
  /// - Parameter elements: the values.
  @inlinable
  public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Publishes the elements, then the given ones.
  ///
  /// - Parameter elements: the values.
  @inlinable
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where Elements.Element == S.Element {
    .init(sequence: sequence + elements)
  }

  /// Publishes the elements, then the given ones.
  ///
  /// - Parameter publisher: a publisher of a sequence.
  @inlinable
  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> {
    append(publisher.sequence)
  }
}
