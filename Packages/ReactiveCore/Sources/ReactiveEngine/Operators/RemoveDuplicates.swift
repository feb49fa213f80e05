extension Publishers {
  /// Publishes the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value, the second argument, counts as the same as the last published one.
    public let predicate: (Output, Output) -> Bool

    /// Makes the publisher that `removeDuplicates(by:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value, the second argument, counts as the same as the last published one.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, and keeps the last published value for this subscriber. Each value that is
    /// left out is made up for by asking for one more.
    ///
    /// - Parameter subscriber: gets the values that differ from the one before.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        FilterStage<Output, Failure, Failure>(
          "RemoveDuplicates",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 }
        ) {
          _,
          value in
          if let last, predicate(last, value) { return .max(1) }
          _ = replace(&last, with: value)
          return subscriber.receive(value)
        }
      )
    }
  }

  /// Publishes the values that differ from the one before; the predicate may throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// Any error: one of the upstream, or one that `predicate` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value, the second argument, counts as the same as the last published one; may throw.
    public let predicate: (Output, Output) throws -> Bool

    /// Makes the publisher that `tryRemoveDuplicates(by:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value, the second argument, counts as the same as the last published one; may
    ///     throw.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, and keeps the last published value for this subscriber. Each value that is
    /// left out is made up for by asking for one more. An error that `predicate` throws cancels the upstream
    /// and is the failure.
    ///
    /// - Parameter subscriber: gets the values that differ from the one before.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        FilterStage<Output, Upstream.Failure, any Error>(
          "TryRemoveDuplicates",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 },
          onValue: { stage, value in
            do {
              if let last, try predicate(last, value) { return .max(1) }
            } catch {
              return stage.finish(.failure(error))
            }
            _ = replace(&last, with: value)
            return subscriber.receive(value)
          }
        )
      )
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes the values that are not equal to the one before.
  ///
  /// ```swift
  /// [1, 1, 2, 1].publisher.removeDuplicates().sink { print($0) }  // 1 2 1
  /// ```
  ///
  /// - Returns: a publisher in which no two neighbours are equal.
  @inlinable
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Publishes the values that differ from the one before.
  ///
  /// - Parameter predicate: whether two values count as the same.
  @inlinable
  public func removeDuplicates(
    by predicate: @escaping (Self.Output, Self.Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Publishes the values that differ from the one before; an error the predicate throws ends the stream.
  ///
  /// - Parameter predicate: whether two values count as the same.
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
