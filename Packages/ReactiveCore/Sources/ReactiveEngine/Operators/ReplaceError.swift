extension Publishers {
  /// Publishes a value in place of a failure, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let output: Upstream.Output
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

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
  @inlinable
  public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
