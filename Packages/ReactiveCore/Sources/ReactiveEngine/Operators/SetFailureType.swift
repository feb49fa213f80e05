extension Publishers {
  /// Gives a publisher that never fails the type of one that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output

    /// The publisher that never fails.
    public let upstream: Upstream

    /// Makes the publisher that `setFailureType(to:)` returns.
    ///
    /// - Parameter upstream: the publisher that never fails.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes to the upstream for a subscriber of another failure type. The subscriber gets the
    /// upstream's subscription itself, so what it asks for reaches the upstream unchanged, and a value is
    /// passed on by the thread that brought it.
    ///
    /// - Parameter subscriber: gets the values, and the finish.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      upstream.subscribe(
        Stage<Output, Never>(
          "SetFailureType",
          onSubscription: { subscriber.receive(subscription: $0) },
          onCompletion: { _ in subscriber.receive(completion: .finished) },
          onValue: { subscriber.receive($0) }
        )
      )
    }

    /// Sets another failure type in place of this one.
    ///
    /// - Parameter failure: the type of the failures it will not have.
    /// - Returns: a publisher of the same values; one stage does both.
    @inlinable
    public func setFailureType<E: Error>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> {
      Publishers.SetFailureType<Upstream, E>(upstream: upstream)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
  /// Gives a publisher that never fails the type of one that can, to combine it with others.
  ///
  /// - Parameter failureType: the type of the failures it will not have.
  @inlinable
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
