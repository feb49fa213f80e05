// What the operators make of at most one value that is known: another publisher of known values.

extension Optional.Publisher {
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }
  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }

  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  @inlinable
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }
  @inlinable
  public func count() -> Optional<Int>.Publisher { .init(output == nil ? 0 : 1) }
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  @inlinable
  public func first() -> Optional<Output>.Publisher { self }
  @inlinable
  public func last() -> Optional<Output>.Publisher { self }
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
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }

  @inlinable
  public func reduce<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Optional<T>.Publisher {
    .init(output.map { next(initialResult, $0) } ?? initialResult)
  }

  @inlinable
  public func scan<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Optional<T>.Publisher {
    .init(output.map { next(initialResult, $0) })
  }

  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  @inlinable
  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }
  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Output> { .init(self.output ?? output) }
  @inlinable
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  @inlinable
  public func min() -> Optional<Output>.Publisher { self }
  @inlinable
  public func max() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  @inlinable
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    .init(self.output.map { $0 == output })
  }
  @inlinable
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}
