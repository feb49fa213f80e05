extension Publishers {
  /// Converts the upstream's failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output

    /// The publisher whose failure is converted.
    public let upstream: Upstream
    /// Makes the new failure of the upstream's.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes the publisher that `mapError(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose failure is converted.
    ///   - transform: makes the new failure of the upstream's.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Makes the same publisher as ``init(upstream:transform:)``, without a label for the closure.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose failure is converted.
    ///   - map: makes the new failure of the upstream's.
    @inlinable
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    /// Subscribes to the upstream, to convert its failure for a subscriber. The subscriber gets the
    /// upstream's subscription itself, so what it asks for reaches the upstream unchanged, and a value is
    /// passed on by the thread that brought it.
    ///
    /// - Parameter subscriber: gets the values, and the new failure.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      let transform = transform
      upstream.subscribe(
        Stage<Output, Upstream.Failure>(
          "MapError",
          onSubscription: { subscriber.receive(subscription: $0) },
          onCompletion: {
            switch $0 {
            case .finished: subscriber.receive(completion: .finished)
            case .failure(let error): subscriber.receive(completion: .failure(transform(error)))
            }
          },
          onValue: { subscriber.receive($0) }
        )
      )
    }
  }
}

extension Publisher {
  /// Converts the failure, for instance to join this publisher with others that fail in their own way.
  ///
  /// - Parameter transform: makes the new failure of the old one; called at most once a subscription.
  /// - Returns: a publisher of the same values.
  @inlinable
  public func mapError<E: Error>(
    _ transform: @escaping (Self.Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
