extension Publishers {
  /// Leaves out values until a predicate refuses one.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

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
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

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
  /// Leaves out values until `predicate` refuses one, and publishes that and all after it.
  @inlinable
  public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until `predicate` refuses one; an error it throws ends the stream.
  @inlinable
  public func tryDrop(
    while predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
