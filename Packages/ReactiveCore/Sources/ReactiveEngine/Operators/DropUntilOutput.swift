extension Publishers {
  /// Leaves values out until another publisher publishes one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The publisher that is waited for.
    public let other: Other

    /// Makes the publisher that `drop(untilOutputFrom:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - other: the publisher that is waited for.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Subscribes to the other publisher and to the upstream. Of the other one value is asked for, and then
    /// it is cancelled. What the subscriber asks for is asked of the upstream, and asked for again for each
    /// value that is left out.
    ///
    /// - Parameter subscriber: gets the values after the first one of the other publisher. A failure of
    ///   either is its failure.
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
