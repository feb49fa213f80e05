extension Publishers {
  /// Publishes a value if the upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let output: Upstream.Output
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

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
  /// Publishes `output` if this publisher finishes without a value.
  @inlinable
  public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
