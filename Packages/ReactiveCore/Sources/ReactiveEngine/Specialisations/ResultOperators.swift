// What the operators make of a result that is known: another publisher of a known result.

extension Result.Publisher {
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map(transform))
  }

  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result<T, any Error> { try transform(result.get()) })
  }

  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
    .init(result.mapError(transform))
  }

  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher {
    self
  }
  public func first() -> Result<Success, Failure>.Publisher { self }
  public func last() -> Result<Success, Failure>.Publisher { self }

  public func ignoreOutput() -> Empty<Output, Failure> { .init() }

  public func reduce<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { next(initialResult, $0) }
  }

  public func tryReduce<T>(
    _ initialResult: T,
    _ next: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try next(initialResult, $0) }
  }

  public func scan<T>(_ initialResult: T, _ next: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { next(initialResult, $0) }
  }

  public func tryScan<T>(
    _ initialResult: T,
    _ next: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try next(initialResult, $0) }
  }

  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Result<Success, Failure>.Publisher { self }

  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Success, any Error>.Publisher {
    tryMap { $0 }
  }

  public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
    switch result {
    case .success(let value): .init(value)
    case .failure: .init(output)
    }
  }

  public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher { self }
  public func retry(_ times: Int) -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
    switch result {
    case .success(let value): .init(value)
    }
  }
}

extension Result.Publisher where Success: Comparable {
  public func min() -> Result<Success, Failure>.Publisher { self }
  public func max() -> Result<Success, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Equatable {
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }
  public func removeDuplicates() -> Result<Success, Failure>.Publisher { self }
}
