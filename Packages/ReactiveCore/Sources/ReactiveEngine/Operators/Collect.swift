import Locking

extension Publishers {
  /// Publishes one array of all values, when the upstream finishes.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

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
