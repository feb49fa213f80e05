extension Publishers {
  /// Publishes arrays of a number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// An array of the upstream's values.
    public typealias Output = [Upstream.Output]
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many values make an array.
    public let count: Int

    /// Makes the publisher that `collect(_:)` returns for a number.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - count: how many values make an array.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Subscribes to the upstream, to keep its values for a subscriber. An array that the subscriber asks for
    /// is `count` values that the upstream is asked for.
    ///
    /// - Parameter subscriber: gets arrays of `count` values, and a shorter one for the rest when the
    ///   upstream finishes.
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
  ///
  /// ```swift
  /// (1...5).publisher.collect(2).sink { print($0) }  // [1, 2] [3, 4] [5]
  /// ```
  ///
  /// - Parameter count: how many values make an array; one at least.
  /// - Returns: a publisher of arrays.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
