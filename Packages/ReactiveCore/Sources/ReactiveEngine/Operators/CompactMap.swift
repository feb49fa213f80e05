extension Publishers {
  /// Publishes what a closure makes of the values, where it makes something.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        FilterStage<Upstream.Output, Failure, Failure>(
          "CompactMap",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 }
        ) {
          _,
          value in
          if let output = transform(value) { subscriber.receive(output) } else { .max(1) }
        }
      )
    }
  }

  /// Publishes what a throwing closure makes of the values, where it makes something.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let transform = transform
      upstream.subscribe(
        FilterStage<Upstream.Output, Upstream.Failure, any Error>(
          "TryCompactMap",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 },
          onValue: { stage, value in
            do {
              return if let output = try transform(value) { subscriber.receive(output) } else { .max(1) }
            } catch {
              return stage.finish(.failure(error))
            }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Publishes what `transform` makes of the values, leaving out `nil`.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Self.Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Publishes what `transform` makes of the values, leaving out `nil`; an error it throws ends the stream.
  @inlinable
  public func tryCompactMap<T>(
    _ transform: @escaping (Self.Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Publishes what both closures make of the values; one stage does both.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Publishes what `transform` makes of the mapped values; one stage does both.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Publishes what both closures make of the values; one stage does both.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
  }
}
