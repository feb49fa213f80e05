import Locking

extension Publishers {
  /// Publishes the last value, when the upstream finishes.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "Last",
          to: subscriber,
          onFailure: { $0 },
          result: { last },
          onValue: { stage, value in
            _ = stage.lock.withLock { replace(&last, with: value) }
          }
        )
      )
    }
  }

  /// Publishes the last value that a predicate accepts, when the upstream finishes.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      var last: Output?
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "LastWhere",
          to: subscriber,
          onFailure: { $0 },
          result: { last },
          onValue: { stage, value in
            if predicate(value) { _ = stage.lock.withLock { replace(&last, with: value) } }
          }
        )
      )
    }
  }

  /// Publishes the last value that a throwing predicate accepts, when the upstream finishes.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "TryLastWhere",
          to: subscriber,
          onFailure: { $0 },
          result: { last },
          onValue: { stage, value in
            do {
              if try predicate(value) { _ = stage.lock.withLock { replace(&last, with: value) } }
            } catch {
              stage.fail(error)
            }
          }
        )
      )
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the last value, when the upstream finishes.
  @inlinable
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Publishes the last value that `predicate` accepts, when the upstream finishes.
  @inlinable
  public func last(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value that `predicate` accepts; an error it throws ends the stream.
  @inlinable
  public func tryLast(
    where predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
