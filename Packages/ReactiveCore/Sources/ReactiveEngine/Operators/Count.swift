import Locking

extension Publishers {
  /// Publishes the number of values, when the upstream finishes.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

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
