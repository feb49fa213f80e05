extension Publishers {
  /// Publishes what a closure makes of each value of the upstream.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Stage<Upstream.Output, Failure>(
          "Map",
          onSubscription: { subscriber.receive(subscription: $0) },
          onCompletion: { subscriber.receive(completion: $0) },
          onValue: { subscriber.receive(transform($0)) }
        )
      )
    }
  }

  /// Publishes what a throwing closure makes of each value of the upstream.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let transform = transform
      upstream.subscribe(
        FilterStage<Upstream.Output, Upstream.Failure, any Error>(
          "TryMap",
          to: subscriber,
          onFailure: { $0 },
          onValue: { stage, value in
            do {
              return subscriber.receive(try transform(value))
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
  /// Publishes what `transform` makes of each value.
  ///
  /// - Parameter transform: called for each value.
  @inlinable
  public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes what `transform` makes of each value; an error it throws ends the stream.
  ///
  /// - Parameter transform: called for each value.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Publishes `output` in place of each `nil`.
  ///
  /// - Parameter output: the replacement.
  @inlinable
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}

extension Publishers.Map {
  /// Publishes what `transform` makes of each mapped value; one stage does both.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
  }

  /// Publishes what `transform` makes of each mapped value; one stage does both.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  /// Publishes what `transform` makes of each mapped value; one stage does both.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
  }

  /// Publishes what `transform` makes of each mapped value; one stage does both.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try first($0)) }
  }
}
