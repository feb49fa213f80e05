extension Publishers {
  /// Publishes arrays of a number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let count = count
      let storage = CollectByCountStorage<Upstream.Output, Failure>(count)
      var handlers = EventStage<Upstream.Output, Failure>.Handlers(
        onSubscription: { stage, _ in subscriber.receive(subscription: stage) },
        onValue: { _, value in
          guard let values = storage.append(value) else { return .none }
          return subscriber.receive(values) * count
        },
        onCompletion: { _, completion in
          let rest = storage.take()
          if case .finished = completion, !rest.isEmpty { _ = subscriber.receive(rest) }
          subscriber.receive(completion: completion)
        }
      )
      handlers.onRequest = { demand, upstream in upstream.request(demand * count) }
      handlers.onCancel = { upstream in
        withExtendedLifetime(storage.take()) { upstream.cancel() }
      }
      handlers.shown = { stage in storage.children(subscriber, stage.shownUpstream) }
      upstream.subscribe(EventStage("CollectByCount", handlers))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes arrays of `count` values; the last one may be shorter. A failure drops what is incomplete.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
