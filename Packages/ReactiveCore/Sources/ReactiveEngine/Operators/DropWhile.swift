extension Publishers {
  /// Leaves out values until a predicate refuses one.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is left out; not asked any more once it has refused to.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher that `drop(while:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value is left out; not asked any more once it has refused to.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, to leave out its first values for a subscriber. Each value that is left
    /// out is made up for by asking for one more.
    ///
    /// - Parameter subscriber: gets the values from the first that is not left out.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      var predicate: ((Output) -> Bool)? = predicate
      upstream.subscribe(
        FilterStage<Output, Failure, Failure>(
          "DropWhile",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 }
        ) { _, value in
          if let drops = predicate {
            if drops(value) { return .max(1) }
            predicate = nil
          }
          return subscriber.receive(value)
        }
      )
    }
  }

  /// Leaves out values until a throwing predicate refuses one.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// Any error: one of the upstream, or one that `predicate` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is left out; not asked any more once it has refused to. May throw.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryDrop(while:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value is left out; not asked any more once it has refused to. May throw.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, to leave out its first values for a subscriber. Each value that is left
    /// out is made up for by asking for one more. An error that `predicate` throws cancels the upstream and
    /// is the failure.
    ///
    /// - Parameter subscriber: gets the values from the first that is not left out.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      var predicate: ((Output) throws -> Bool)? = predicate
      upstream.subscribe(
        FilterStage<Output, Upstream.Failure, any Error>(
          "TryDropWhile",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 },
          onValue: { stage, value in
            do {
              if let drops = predicate {
                if try drops(value) { return .max(1) }
                predicate = nil
              }
            } catch {
              return stage.finish(.failure(error))
            }
            return subscriber.receive(value)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Leaves out values for as long as `predicate` accepts them, and publishes the one it refuses and all
  /// after it.
  ///
  /// - Parameter predicate: whether to leave out a value; not called any more once it has returned `false`.
  /// - Returns: a publisher of the rest.
  @inlinable
  public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values for as long as `predicate` accepts them, and publishes the one it refuses and all
  /// after it.
  ///
  /// - Parameter predicate: whether to leave out a value; not called any more once it has returned `false`.
  ///   An error
  ///   that it throws cancels this publisher and becomes the failure.
  /// - Returns: a publisher of the rest, which fails with any error.
  @inlinable
  public func tryDrop(
    while predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
