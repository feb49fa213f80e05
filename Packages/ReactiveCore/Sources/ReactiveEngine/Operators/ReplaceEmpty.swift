extension Publishers {
  /// Publishes a value if the upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The value that is published if there is no other.
    public let output: Upstream.Output
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes the publisher that `replaceEmpty(with:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - output: the value that is published if there is no other.
    @inlinable
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Subscribes to the upstream. If it finishes without a value, the replacement waits until the subscriber
    /// asks for one.
    ///
    /// - Parameter subscriber: gets the values, or the replacement.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let output = output
      var isEmpty = true
      let stage = ChainStage<Output, Failure>("ReplaceEmpty", to: Downstream(subscriber))
      let observed = Map<Upstream, Output>(upstream: upstream) {
        isEmpty = false
        return $0
      }
      stage.follow(observed) {
        if case .finished = $0, isEmpty {
          stage.follow(Just(output)) { _ in stage.complete(.finished) }
        } else {
          stage.complete($0)
        }
      }
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Publishes `output` if this publisher finishes without a value. A failure is passed on.
  ///
  /// - Parameter output: the replacement.
  /// - Returns: a publisher that has a value at least, unless it fails.
  @inlinable
  public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
