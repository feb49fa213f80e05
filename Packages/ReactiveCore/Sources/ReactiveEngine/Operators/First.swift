extension Publishers {
  /// Publishes the first value, then finishes.
  public struct First<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes the publisher that `first()` returns.
    ///
    /// - Parameter upstream: the publisher whose values are taken.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes to the upstream, for its first value. It asks for all values at once, and cancels the
    /// upstream when it has one; that waits until the subscriber asks for it.
    ///
    /// - Parameter subscriber: gets one value, or none if there is none.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "First",
          to: subscriber,
          onFailure: { $0 },
          result: { nil },
          onValue: { stage, value in
            stage.finish(with: value)
          }
        )
      )
    }
  }

  /// Publishes the first value that a predicate accepts, then finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is the one.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher that `first(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value is the one.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, for the first value that `predicate` accepts. It asks for all values at
    /// once, and cancels the upstream when it has one; that waits until the subscriber asks for it.
    ///
    /// - Parameter subscriber: gets one value, or none if there is none.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "FirstWhere",
          to: subscriber,
          onFailure: { $0 },
          result: { nil },
          onValue: { stage, value in
            if predicate(value) { stage.finish(with: value) }
          }
        )
      )
    }
  }

  /// Publishes the first value that a throwing predicate accepts, then finishes.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// Any error: one of the upstream, or one that `predicate` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is the one; may throw.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryFirst(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value is the one; may throw.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, for the first value that `predicate` accepts. It asks for all values at
    /// once, and cancels the upstream when it has one; that waits until the subscriber asks for it. An error
    /// that `predicate` throws cancels the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets one value, or none if there is none.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "TryFirstWhere",
          to: subscriber,
          onFailure: { $0 },
          result: { nil },
          onValue: { stage, value in
            do {
              if try predicate(value) { stage.finish(with: value) }
            } catch {
              stage.fail(error)
            }
          }
        )
      )
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the first value, then finishes, and cancels this publisher. Without a value it finishes when
  /// this does.
  ///
  /// - Returns: a publisher of one value at most.
  @inlinable
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Publishes the first value that `predicate` accepts, then finishes, and cancels this publisher.
  ///
  /// - Parameter predicate: called for each value until it accepts one.
  /// - Returns: a publisher of one value at most.
  @inlinable
  public func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the first value that `predicate` accepts, then finishes, and cancels this publisher.
  ///
  /// - Parameter predicate: called for each value until it accepts one. An error that it throws cancels this
  ///   publisher and becomes the failure.
  /// - Returns: a publisher of one value at most, which fails with any error.
  @inlinable
  public func tryFirst(
    where predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
