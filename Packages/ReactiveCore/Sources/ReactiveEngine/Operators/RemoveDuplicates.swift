extension Publishers {
  /// Publishes the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

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
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Output, Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

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
