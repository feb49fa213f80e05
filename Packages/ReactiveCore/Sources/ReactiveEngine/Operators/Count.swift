import Locking

extension Publishers {
  /// Publishes the number of values, when the upstream finishes.
  public struct Count<Upstream: Publisher>: Publisher {
    /// A number of values.
    public typealias Output = Int
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are counted.
    public let upstream: Upstream

    /// Makes the publisher that `count()` returns.
    ///
    /// - Parameter upstream: the publisher whose values are counted.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes to the upstream, to count its values for a subscriber. It asks for all values at once; the
    /// result waits until the subscriber asks for one.
    ///
    /// - Parameter subscriber: gets one number, when the upstream has finished.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      var count = 0
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "Count",
          to: subscriber,
          onFailure: { $0 },
          result: { count },
          onValue: { stage, value in
            _ = value
            stage.lock.withLock { count += 1 }
          }
        )
      )
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the number of values, when the upstream finishes.
  @inlinable
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
