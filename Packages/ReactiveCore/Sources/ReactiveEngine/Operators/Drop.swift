extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    /// - Parameter count: how many values to leave out; a negative number is a programming error and traps.
    @inlinable
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "the number of values to drop cannot be negative")
      self.upstream = upstream
      self.count = count
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        FilterStage<Output, Failure, Failure>("Drop", to: subscriber, onFailure: { $0 }) { _, value in
          if left == 0 { return subscriber.receive(value) }
          left -= 1
          return .max(1)
        }
      )
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Leaves out the first values.
  ///
  /// - Parameter count: how many.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
