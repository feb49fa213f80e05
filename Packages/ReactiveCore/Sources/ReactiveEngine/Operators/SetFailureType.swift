extension Publishers {
  /// Gives a publisher that never fails the type of one that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

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

    /// Sets another failure type.
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
