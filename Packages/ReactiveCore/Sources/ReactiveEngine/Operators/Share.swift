extension Publishers {
  /// Shares one subscription to the upstream between the subscribers it has at a time.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher that is shared.
    public final let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Makes the publisher that `share()` returns.
    ///
    /// - Parameter upstream: the publisher that is shared.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches a subscriber. The first one starts the upstream; the others get what comes from then on. Once one
    /// of them wants a value, the upstream is asked for all; for one that wants none, a value is dropped.
    ///
    /// - Parameter subscriber: gets the values that come while it is attached.
    public final func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Whether both are the same object.
    ///
    /// - Parameters:
    ///   - lhs: a publisher.
    ///   - rhs: another.
    public static func == (lhs: Share, rhs: Share) -> Bool {
      lhs === rhs
    }
  }
}

extension Publisher {
  /// Shares one subscription to this publisher between the subscribers it has at a time: it starts with the
  /// first and is cancelled with the last. Once the publisher has ended, so has what is shared.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
