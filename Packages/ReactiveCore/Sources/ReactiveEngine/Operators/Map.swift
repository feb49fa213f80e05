extension Publishers {
  /// Publishes what a closure makes of each value of the upstream.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the value to publish of the one that came.
    public let transform: (Upstream.Output) -> Output

    /// Makes the publisher that `map(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - transform: makes the value to publish of the one that came.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream, to map its values for a subscriber. The subscriber gets the upstream's
    /// subscription itself, so what it asks for reaches the upstream unchanged, and a value is passed on by
    /// the thread that brought it.
    ///
    /// - Parameter subscriber: gets the values that `transform` makes.
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
    /// Any error: one of the upstream, or one that `transform` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the value to publish of the one that came, or throws.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes the publisher that `tryMap(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - transform: makes the value to publish of the one that came, or throws.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream, to map its values for a subscriber. An error that `transform` throws
    /// cancels the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets the values that `transform` makes.
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
  /// ```swift
  /// [1, 2, 3].publisher.map { "number \($0)" }.sink { print($0) }
  /// ```
  ///
  /// - Parameter transform: called once for each value, on the thread that brings it.
  /// - Returns: a publisher of the new values, with the demand and the completion of this one.
  @inlinable
  public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes what `transform` makes of each value, until it throws.
  ///
  /// - Parameter transform: called for each value. An error that it throws cancels this publisher and becomes
  ///   the
  ///   failure.
  /// - Returns: a publisher of the new values, which fails with any error.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Publishes `output` in place of each `nil`, and other values unwrapped.
  ///
  /// - Parameter output: the replacement.
  /// - Returns: a publisher of values that are not optional.
  @inlinable
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}

extension Publishers.Map {
  /// Publishes what `transform` makes of each mapped value; one stage does both.
  ///
  /// - Parameter transform: called for each value that the first closure made.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
  }

  /// Publishes what `transform` makes of each mapped value; one stage does both.
  ///
  /// - Parameter transform: called for each value that the first closure made. An error that it throws is the
  ///   failure.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  /// Publishes what `transform` makes of each mapped value; one stage does both.
  ///
  /// - Parameter transform: called for each value that the first closure made.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
  }

  /// Publishes what `transform` makes of each mapped value; one stage does both.
  ///
  /// - Parameter transform: called for each value that the first closure made. An error that it throws is the
  ///   failure.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try first($0)) }
  }
}
