extension Publishers {
  /// Publishes values until a predicate refuses one.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
  /// Publishes values until `predicate` refuses one, then finishes.
  @inlinable
  public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values until `predicate` refuses one, then finishes; an error it throws ends the stream.
  @inlinable
  public func tryPrefix(
    while predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
