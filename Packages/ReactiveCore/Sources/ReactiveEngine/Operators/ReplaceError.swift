extension Publishers {
  /// Publishes a value in place of a failure, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never

    /// The value that is published in place of a failure.
    public let output: Upstream.Output
    /// The publisher that may fail.
    public let upstream: Upstream

    /// Makes the publisher that `replaceError(with:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher that may fail.
    ///   - output: the value that is published in place of a failure.
    @inlinable
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Subscribes to the upstream. If it fails, the replacement waits until the subscriber asks for one more
    /// value.
    ///
    /// - Parameter subscriber: gets the values, perhaps the replacement, and the finish.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = output
      let stage = ChainStage<Output, Never>("ReplaceError", to: Downstream(subscriber))
      stage.follow(upstream) {
        switch $0 {
        case .finished: stage.complete(.finished)
        case .failure: stage.follow(Just(output)) { stage.complete($0) }
        }
      }
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Publishes `output` in place of a failure, and finishes.
  ///
  /// - Parameter output: the replacement; values that came before the failure are published too.
  /// - Returns: a publisher that never fails.
  @inlinable
  public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
