extension Publishers {
  /// Subscribes to the upstream again when it fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// How often; without end if `nil`.
    public let retries: Int?

    @inlinable
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attempt(ChainStage<Output, Failure>("Retry", to: Downstream(subscriber)), retriesLeft: retries)
    }

    @usableFromInline
    func attempt(_ stage: ChainStage<Output, Failure>, retriesLeft: Int?) {
      stage.follow(upstream) {
        if case .failure = $0, retriesLeft != 0 {
          attempt(stage, retriesLeft: retriesLeft.map { $0 - 1 })
        } else {
          stage.complete($0)
        }
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes to this publisher again when it fails.
  ///
  /// - Parameter retries: how often at most; the failure after that is published.
  @inlinable
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
