import Locking

extension Publishers {
  /// Publishes one array of all values, when the upstream finishes.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// An array of the upstream's values.
    public typealias Output = [Upstream.Output]
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes the publisher that `collect()` returns.
    ///
    /// - Parameter upstream: the publisher whose values are taken.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes to the upstream, to keep its values for a subscriber. It asks for all values at once; the
    /// result waits until the subscriber asks for one.
    ///
    /// - Parameter subscriber: gets one array, empty if there was no value, when the upstream has finished.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "Collect",
          to: subscriber,
          onFailure: { $0 },
          result: { values },
          onValue: { stage, value in
            stage.lock.withLock { values.append(value) }
          }
        )
      )
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes one array of all values, when the upstream finishes. It asks for everything, and keeps it.
  @inlinable
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
