import Locking

extension Publishers {
  /// Publishes what a closure accumulates of all values, when the upstream finishes.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The result before the first value, which is published if there is none.
    public let initial: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher that `reduce(_:_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - initial: the result before the first value, which is published if there is none.
    ///   - nextPartialResult: makes the next result of the last one and a value.
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

    /// Subscribes to the upstream, to accumulate its values for a subscriber. It asks for all values at once;
    /// the result waits until the subscriber asks for one.
    ///
    /// - Parameter subscriber: gets the result, when the upstream has finished.
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
    /// Any error: one of the upstream, or one that `nextPartialResult` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The result before the first value, which is published if there is none.
    public let initial: Output
    /// Makes the next result of the last one and a value, or throws.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher that `tryReduce(_:_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - initial: the result before the first value, which is published if there is none.
    ///   - nextPartialResult: makes the next result of the last one and a value, or throws.
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

    /// Subscribes to the upstream, to accumulate its values for a subscriber. It asks for all values at once;
    /// the result waits until the subscriber asks for one. An error that `nextPartialResult` throws cancels
    /// the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets the result, when the upstream has finished.
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
