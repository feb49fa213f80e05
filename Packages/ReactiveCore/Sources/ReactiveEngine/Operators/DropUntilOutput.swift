extension Publishers {
  /// Leaves values out until another publisher publishes one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Other.Failure == S.Failure {
      let stage = UntilOutputStage<Output, Failure>(
        "DropUntilOutput",
        to: Downstream(subscriber),
        isOpen: false
      )
      other.subscribe(stage.side(1) { _ in stage.receiveSignal() })
      upstream.subscribe(stage.side(0) { stage.receive($0) })
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Leaves values out until another publisher publishes one. If that ends without one, so does this.
  ///
  /// - Parameter publisher: the other.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Self.Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
