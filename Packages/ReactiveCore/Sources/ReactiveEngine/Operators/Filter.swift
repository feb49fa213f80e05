extension Publishers {
  /// Publishes the values that a predicate accepts.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is published.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes the publisher that `filter(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - isIncluded: whether a value is published.
    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Subscribes to the upstream, to filter its values for a subscriber. Each value that is left out is made
    /// up for by asking for one more.
    ///
    /// - Parameter subscriber: gets the values that are accepted.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.subscribe(
        FilterStage<Output, Failure, Failure>(
          "Filter",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 }
        ) { _, value in
          isIncluded(value) ? subscriber.receive(value) : .max(1)
        }
      )
    }
  }

  /// Publishes the values that a throwing predicate accepts.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// Any error: one of the upstream, or one that `isIncluded` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is published; may throw.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryFilter(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - isIncluded: whether a value is published; may throw.
    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Subscribes to the upstream, to filter its values for a subscriber. Each value that is left out is made
    /// up for by asking for one more. An error that `isIncluded` throws cancels the upstream and is the
    /// failure.
    ///
    /// - Parameter subscriber: gets the values that are accepted.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let isIncluded = isIncluded
      upstream.subscribe(
        FilterStage<Output, Upstream.Failure, any Error>(
          "TryFilter",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 }
        ) {
          stage,
          value in
          do {
            return try isIncluded(value) ? subscriber.receive(value) : .max(1)
          } catch {
            return stage.finish(.failure(error))
          }
        }
      )
    }
  }
}

extension Publisher {
  /// Publishes the values that `isIncluded` accepts.
  ///
  /// ```swift
  /// (1...6).publisher.filter { $0.isMultiple(of: 2) }.sink { print($0) }  // 2 4 6
  /// ```
  ///
  /// - Parameter isIncluded: called for each value; one that it refuses is left out, and one more is asked
  ///   for.
  /// - Returns: a publisher of the accepted values.
  @inlinable
  public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values that `isIncluded` accepts, until it throws.
  ///
  /// - Parameter isIncluded: called for each value. An error that it throws cancels this publisher and
  ///   becomes the
  ///   failure.
  /// - Returns: a publisher of the accepted values, which fails with any error.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers.Filter {
  /// Publishes the values that both predicates accept; one stage does both.
  ///
  /// - Parameter isIncluded: called for each value that the first predicate accepts.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    let first = self.isIncluded
    return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
  }

  /// Publishes the values that both predicates accept; one stage does both.
  ///
  /// - Parameter isIncluded: called for each value that the first predicate accepts. An error that it throws
  ///   is the failure.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  /// Publishes the values that both predicates accept; one stage does both.
  ///
  /// - Parameter isIncluded: called for each value that the first predicate accepts.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }

  /// Publishes the values that both predicates accept; one stage does both.
  ///
  /// - Parameter isIncluded: called for each value that the first predicate accepts. An error that it throws
  ///   is the failure.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}
