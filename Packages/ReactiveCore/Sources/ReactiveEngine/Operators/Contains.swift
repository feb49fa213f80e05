extension Publishers {
  /// Publishes whether the upstream publishes a given value.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Upstream.Output

    @inlinable
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let output = output
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "Contains",
          to: subscriber,
          onFailure: { $0 },
          result: { false },
          onValue: { stage, value in
            if value == output { stage.finish(with: true) }
          }
        )
      )
    }
  }

  /// Publishes whether the upstream publishes a value that a predicate accepts.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
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
          "ContainsWhere",
          to: subscriber,
          onFailure: { $0 },
          result: { false },
          onValue: { stage, value in
            if predicate(value) { stage.finish(with: true) }
          }
        )
      )
    }
  }

  /// Publishes whether the upstream publishes a value that a throwing predicate accepts.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
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
          "TryContainsWhere",
          to: subscriber,
          onFailure: { $0 },
          result: { false },
          onValue: { stage, value in
            do {
              if try predicate(value) { stage.finish(with: true) }
            } catch {
              stage.fail(error)
            }
          }
        )
      )
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Publishes `true` as soon as the upstream publishes `output`, or `false` when it finishes without.
  @inlinable
  public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes `true` as soon as `predicate` accepts a value, or `false` when the upstream finishes without.
  @inlinable
  public func contains(
    where predicate: @escaping (Self.Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether `predicate` accepts a value; an error it throws ends the stream.
  @inlinable
  public func tryContains(
    where predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
