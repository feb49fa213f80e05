// What the operators make of one value that is known: another publisher of known values.

extension Just {
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  @inlinable
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }
  @inlinable
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(output)
  }

  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }

  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  @inlinable
  public func collect() -> Just<[Output]> { .init([output]) }
  @inlinable
  public func count() -> Just<Int> { .init(1) }
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
  @inlinable
  public func first() -> Just<Output> { self }
  @inlinable
  public func last() -> Just<Output> { self }

  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
  @inlinable
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
  @inlinable
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  @inlinable
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "the number of values to drop cannot be negative")
    return .init(count == 0 ? output : nil)
  }

  @inlinable
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "the number of values cannot be negative")
    return .init(maxLength > 0 ? output : nil)
  }

  @inlinable
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "positions start at zero")
    return .init(index == 0 ? output : nil)
  }

  @inlinable
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "positions start at zero")
    return .init(range.contains(0) ? output : nil)
  }

  @inlinable
  public func ignoreOutput() -> Empty<Output, Never> { .init() }

  @inlinable
  public func reduce<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Result<T, Never>.Publisher {
    .init(next(initialResult, output))
  }

  @inlinable
  public func tryReduce<T>(
    _ initialResult: T,
    _ next: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try next(initialResult, output) })
  }

  @inlinable
  public func scan<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Result<T, Never>.Publisher {
    .init(next(initialResult, output))
  }

  @inlinable
  public func tryScan<T>(
    _ initialResult: T,
    _ next: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try next(initialResult, output) })
  }

  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    .init(output)
  }

  @inlinable
  public func replaceError(with output: Output) -> Just<Output> { self }
  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Output> { self }
  @inlinable
  public func retry(_ times: Int) -> Just<Output> { self }

  @inlinable
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }
  @inlinable
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element {
    .init(sequence: elements + [output])
  }

  @inlinable
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }
  @inlinable
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element {
    .init(sequence: [output] + elements)
  }
}

extension Just where Output: Comparable {
  @inlinable
  public func min() -> Just<Output> { self }
  @inlinable
  public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
  @inlinable
  public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }
  @inlinable
  public func removeDuplicates() -> Just<Output> { self }
}
