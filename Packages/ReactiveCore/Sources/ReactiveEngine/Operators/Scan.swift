import Locking

extension Publishers {
  /// Publishes a running result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The result before the first value; it is not published.
    public let initialResult: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher that `scan(_:_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - initialResult: the result before the first value; it is not published.
    ///   - nextPartialResult: makes the next result of the last one and a value.
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

    /// Subscribes to the upstream, with a running result for this subscriber alone. The subscriber gets the
    /// upstream's subscription itself, so what it asks for reaches the upstream unchanged, and a value is
    /// passed on by the thread that brought it.
    ///
    /// - Parameter subscriber: gets a result for each value.
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
    /// Any error: one of the upstream, or one that `nextPartialResult` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The result before the first value; it is not published.
    public let initialResult: Output
    /// Makes the next result of the last one and a value, or throws.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher that `tryScan(_:_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - initialResult: the result before the first value; it is not published.
    ///   - nextPartialResult: makes the next result of the last one and a value, or throws.
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

    /// Subscribes to the upstream, with a running result for this subscriber alone. An error that
    /// `nextPartialResult` throws cancels the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets a result for each value.
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
  /// ```swift
  /// [1, 2, 3].publisher.scan(0, +).sink { print($0) }  // 1 3 6
  /// ```
  ///
  /// - Parameters:
  ///   - initialResult: the result before the first value; it is not published.
  ///   - nextPartialResult: makes the next result of the last one and a value.
  /// - Returns: a publisher of one result for each value. Every subscription starts from `initialResult`.
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
