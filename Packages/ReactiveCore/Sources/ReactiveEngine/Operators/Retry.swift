extension Publishers {
  /// Subscribes to the upstream again when it fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher that may fail.
    public let upstream: Upstream
    /// How often to subscribe again; without end if `nil`.
    public let retries: Int?

    /// Makes the publisher that `retry(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher that may fail.
    ///   - retries: how often to subscribe again; without end if `nil`.
    @inlinable
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Subscribes to the upstream, and again when it fails. Each attempt is asked for what the subscriber
    /// still waits for.
    ///
    /// - Parameter subscriber: gets the values of all attempts, and one subscription; the failure of the last
    ///   attempt.
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
  /// ```swift
  /// api.movies().retry(2).sink(receiveCompletion: { print($0) }, receiveValue: { show($0) })
  /// ```
  ///
  /// - Parameter retries: how often at most; the failure after that is published. With two there are three
  ///   attempts.
  /// - Returns: a publisher of the values of all attempts; it does not wait between them.
  @inlinable
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
