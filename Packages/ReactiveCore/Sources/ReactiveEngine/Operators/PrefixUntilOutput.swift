extension Publishers {
  /// Publishes values until another publisher publishes one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The publisher that ends it; its completion, a failure too, does not matter.
    public let other: Other

    /// Makes the publisher that `prefix(untilOutputFrom:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - other: the publisher that ends it; its completion, a failure too, does not matter.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Subscribes to the other publisher and to the upstream. Of the other one value is asked for; what the
    /// subscriber asks for is asked of the upstream.
    ///
    /// - Parameter subscriber: gets the values before the first one of the other publisher, and then the end.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = UntilOutputStage<Output, Failure>(
        "PrefixUntilOutput",
        to: Downstream(subscriber),
        isOpen: true
      )
      other.subscribe(
        Stage(
          "PrefixUntilOutput",
          onSubscription: { stage.receive(subscription: $0, at: 1) },
          onCompletion: { _ in },
          onValue: { _ in stage.receiveSignal() }
        )
      )
      upstream.subscribe(stage.side(0) { stage.receive($0) })
    }
  }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Publishes values until another publisher publishes one, then finishes.
  ///
  /// - Parameter publisher: the other; its end does not matter.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
