extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    /// Makes the publisher that `dropFirst(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - count: how many values to leave out; a negative number is a programming error and traps.
    @inlinable
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "the number of values to drop cannot be negative")
      self.upstream = upstream
      self.count = count
    }

    /// Subscribes to the upstream, to count its values for a subscriber. Each value that is left out is made
    /// up for by asking for one more.
    ///
    /// - Parameter subscriber: gets the values after the first ones.
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
