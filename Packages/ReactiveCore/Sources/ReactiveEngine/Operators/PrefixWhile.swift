extension Publishers {
  /// Publishes values until a predicate refuses one.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether to go on.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher that `prefix(while:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether to go on.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, until the predicate refuses a value, which cancels the upstream.
    ///
    /// - Parameter subscriber: gets the values before the one that is refused, and then the end.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        FilterStage<Output, Failure, Failure>(
          "PrefixWhile",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 }
        ) {
          stage,
          value in
          predicate(value) ? subscriber.receive(value) : stage.finish(.finished)
        }
      )
    }
  }

  /// Publishes values until a throwing predicate refuses one.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// Any error: one of the upstream, or one that `predicate` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether to go on; may throw.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryPrefix(while:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether to go on; may throw.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, until the predicate refuses a value, which cancels the upstream. An error
    /// that `predicate` throws cancels the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets the values before the one that is refused, and then the end.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribe(
        FilterStage<Output, Upstream.Failure, any Error>(
          "TryPrefixWhile",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 },
          onValue: { stage, value in
            do {
              return try predicate(value) ? subscriber.receive(value) : stage.finish(.finished)
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
  /// Publishes values until `predicate` refuses one, then finishes, and cancels this publisher.
  ///
  /// - Parameter predicate: called for each value; the one that it refuses is not published.
  /// - Returns: a publisher of the values before.
  @inlinable
  public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values until `predicate` refuses one, then finishes, and cancels this publisher.
  ///
  /// - Parameter predicate: called for each value; the one that it refuses is not published. An error that it
  ///   throws
  ///   cancels this publisher and becomes the failure.
  /// - Returns: a publisher of the values before, which fails with any error.
  @inlinable
  public func tryPrefix(
    while predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
