extension Publishers {
  /// Publishes the completion alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// No value.
    public typealias Output = Never
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose completion is waited for.
    public let upstream: Upstream

    /// Makes the publisher that `ignoreOutput()` returns.
    ///
    /// - Parameter upstream: the publisher whose completion is waited for.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes to the upstream, for its completion. It asks for all values at once; the completion does
    /// not wait for demand.
    ///
    /// - Parameter subscriber: gets the completion.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "IgnoreOutput",
          to: subscriber,
          showsState: false,
          onFailure: { $0 },
          result: { nil },
          onValue: { stage, value in
            _ = (stage, value)
          }
        )
      )
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Leaves out all values, and publishes the completion.
  ///
  /// - Returns: a publisher without values.
  @inlinable
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
