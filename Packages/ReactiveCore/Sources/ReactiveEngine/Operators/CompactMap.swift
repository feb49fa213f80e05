extension Publishers {
  /// Publishes what a closure makes of the values, where it makes something.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the value to publish of the one that came, or `nil` to leave it out.
    public let transform: (Upstream.Output) -> Output?

    /// Makes the publisher that `compactMap(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - transform: makes the value to publish of the one that came, or `nil` to leave it out.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream, to map and filter its values for a subscriber. Each value that is left out
    /// is made up for by asking for one more.
    ///
    /// - Parameter subscriber: gets what `transform` makes, unwrapped.
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
    /// Any error: one of the upstream, or one that `transform` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the value to publish of the one that came, or `nil` to leave it out, or throws.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes the publisher that `tryCompactMap(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - transform: makes the value to publish of the one that came, or `nil` to leave it out, or throws.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the upstream, to map and filter its values for a subscriber. Each value that is left out
    /// is made up for by asking for one more. An error that `transform` throws cancels the upstream and is
    /// the failure.
    ///
    /// - Parameter subscriber: gets what `transform` makes, unwrapped.
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
  ///
  /// ```swift
  /// ["1", "x", "3"].publisher.compactMap { Int($0) }.sink { print($0) }  // 1 3
  /// ```
  ///
  /// - Parameter transform: called for each value; for `nil` one more value is asked for.
  /// - Returns: a publisher of what is not `nil`.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Self.Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Publishes what `transform` makes of the values, leaving out `nil`, until it throws.
  ///
  /// - Parameter transform: called for each value. An error that it throws cancels this publisher and becomes
  ///   the
  ///   failure.
  /// - Returns: a publisher of what is not `nil`, which fails with any error.
  @inlinable
  public func tryCompactMap<T>(
    _ transform: @escaping (Self.Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Publishes what both closures make of the values; one stage does both.
  ///
  /// - Parameter transform: called for each value that the first closure made.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Publishes what `transform` makes of the mapped values; one stage does both.
  ///
  /// - Parameter transform: called for each value that the first closure made.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Publishes what both closures make of the values; one stage does both.
  ///
  /// - Parameter transform: called for each value that the first closure made. An error that it throws is the
  ///   failure.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
  }
}
