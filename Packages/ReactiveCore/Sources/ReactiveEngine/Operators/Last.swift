import Locking

extension Publishers {
  /// Publishes the last value, when the upstream finishes.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes the publisher that `last()` returns.
    ///
    /// - Parameter upstream: the publisher whose values are taken.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes to the upstream, for its last value. It asks for all values at once, and keeps the latest;
    /// that waits until the subscriber asks for it.
    ///
    /// - Parameter subscriber: gets one value when the upstream has finished, or none if there was none.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "Last",
          to: subscriber,
          onFailure: { $0 },
          result: { last },
          onValue: { stage, value in
            _ = stage.lock.withLock { replace(&last, with: value) }
          }
        )
      )
    }
  }

  /// Publishes the last value that a predicate accepts, when the upstream finishes.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value counts.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher that `last(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value counts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, for the last value that `predicate` accepts. It asks for all values at
    /// once, and keeps the latest; that waits until the subscriber asks for it.
    ///
    /// - Parameter subscriber: gets one value when the upstream has finished, or none if there was none.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "LastWhere",
          to: subscriber,
          onFailure: { $0 },
          result: { last },
          onValue: { stage, value in
            if predicate(value) { _ = stage.lock.withLock { replace(&last, with: value) } }
          }
        )
      )
    }
  }

  /// Publishes the last value that a throwing predicate accepts, when the upstream finishes.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// Any error: one of the upstream, or one that `predicate` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value counts; may throw.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryLast(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value counts; may throw.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, for the last value that `predicate` accepts. It asks for all values at
    /// once, and keeps the latest; that waits until the subscriber asks for it. An error that `predicate`
    /// throws cancels the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets one value when the upstream has finished, or none if there was none.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "TryLastWhere",
          to: subscriber,
          onFailure: { $0 },
          result: { last },
          onValue: { stage, value in
            do {
              if try predicate(value) { _ = stage.lock.withLock { replace(&last, with: value) } }
            } catch {
              stage.fail(error)
            }
          }
        )
      )
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the last value, when the upstream finishes. A failure drops it.
  ///
  /// - Returns: a publisher of one value at most.
  @inlinable
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Publishes the last value that `predicate` accepts, when the upstream finishes. A failure drops it.
  ///
  /// - Parameter predicate: called for each value.
  /// - Returns: a publisher of one value at most.
  @inlinable
  public func last(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value that `predicate` accepts, when the upstream finishes.
  ///
  /// - Parameter predicate: called for each value. An error that it throws cancels this publisher and becomes
  ///   the
  ///   failure.
  /// - Returns: a publisher of one value at most, which fails with any error.
  @inlinable
  public func tryLast(
    where predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
