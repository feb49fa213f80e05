extension Publishers {
  /// Publishes values until another publisher publishes one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

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
