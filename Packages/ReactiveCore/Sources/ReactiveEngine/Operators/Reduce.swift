import Locking

extension Publishers {
  /// Publishes what a closure accumulates of all values, when the upstream finishes.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    @inlinable
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let next = nextPartialResult
      var result = initial
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "Reduce",
          to: subscriber,
          onFailure: { $0 },
          result: { result },
          onValue: { stage, value in
            let fresh = next(result, value)
            _ = stage.lock.withLock { replace(&result, with: fresh) }
          }
        )
      )
    }
  }

  /// Publishes what a throwing closure accumulates of all values, when the upstream finishes.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    @inlinable
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let next = nextPartialResult
      var result = initial
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "TryReduce",
          to: subscriber,
          onFailure: { $0 },
          result: { result },
          onValue: { stage, value in
            do {
              let fresh = try next(result, value)
              _ = stage.lock.withLock { replace(&result, with: fresh) }
            } catch {
              stage.fail(error)
            }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Publishes what the closure accumulates of all values, when the upstream finishes.
  ///
  /// - Parameters:
  ///   - initialResult: the result if there is no value.
  ///   - nextPartialResult: makes the next result of the last one and a value.
  @inlinable
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Self.Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes what the closure accumulates of all values; an error it throws ends the stream.
  ///
  /// - Parameters:
  ///   - initialResult: the result if there is no value.
  ///   - nextPartialResult: makes the next result of the last one and a value.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Self.Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
