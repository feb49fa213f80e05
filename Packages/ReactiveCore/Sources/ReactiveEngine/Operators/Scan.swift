import Locking

extension Publishers {
  /// Publishes a running result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    @inlinable
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let next = nextPartialResult
      let lock = Lock()
      var result = initialResult
      upstream.subscribe(
        Stage<Upstream.Output, Failure>(
          "Scan",
          showing: { [("downstream", subscriber), ("result", lock.withLock { result })] },
          onSubscription: { subscriber.receive(subscription: $0) },
          onCompletion: { subscriber.receive(completion: $0) },
          onValue: { value in
            let fresh = next(result, value)
            _ = lock.withLock { replace(&result, with: fresh) }
            return subscriber.receive(fresh)
          }
        )
      )
    }
  }

  /// Publishes a running result; the closure may throw.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    @inlinable
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let next = nextPartialResult
      var result = initialResult
      upstream.subscribe(
        FilterStage<Upstream.Output, Upstream.Failure, any Error>(
          "TryScan",
          to: subscriber,
          showing: { stage in
            [
              ("downstream", subscriber), ("status", stage.status),
              ("result", stage.lock.withLock { result }),
            ]
          },
          onFailure: { $0 },
          onValue: { stage, value in
            do {
              let fresh = try next(result, value)
              _ = stage.lock.withLock { replace(&result, with: fresh) }
              return subscriber.receive(fresh)
            } catch {
              return stage.finish(.failure(error))
            }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Publishes a running result: of the initial one and the first value, of that and the second, and so on.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value; it is not published.
  ///   - nextPartialResult: makes the next result of the last one and a value.
  @inlinable
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Self.Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes a running result; an error the closure throws ends the stream.
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value; it is not published.
  ///   - nextPartialResult: makes the next result of the last one and a value.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Self.Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
