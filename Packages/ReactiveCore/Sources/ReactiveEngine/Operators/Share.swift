extension Publishers {
  /// Shares one subscription to the upstream between the subscribers it has at a time.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public final func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

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
