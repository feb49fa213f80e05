extension Publishers {
  /// Converts the upstream's failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// The same as ``init(upstream:transform:)``.
    @inlinable
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

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
  /// Converts the failure.
  ///
  /// - Parameter transform: makes the new failure of the old one.
  @inlinable
  public func mapError<E: Error>(
    _ transform: @escaping (Self.Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
