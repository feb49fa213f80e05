extension Publishers {
  /// Publishes whether a predicate accepts all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
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
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "AllSatisfy",
          to: subscriber,
          onFailure: { $0 },
          result: { true },
          onValue: { stage, value in
            if !predicate(value) { stage.finish(with: false) }
          }
        )
      )
    }
  }

  /// Publishes whether a throwing predicate accepts all values.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
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
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "TryAllSatisfy",
          to: subscriber,
          onFailure: { $0 },
          result: { true },
          onValue: { stage, value in
            do {
              if try !predicate(value) { stage.finish(with: false) }
            } catch {
              stage.fail(error)
            }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Publishes `false` as soon as `predicate` refuses a value, or `true` when the upstream finishes.
  @inlinable
  public func allSatisfy(
    _ predicate: @escaping (Self.Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether `predicate` accepts all values; an error it throws ends the stream.
  @inlinable
  public func tryAllSatisfy(
    _ predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
