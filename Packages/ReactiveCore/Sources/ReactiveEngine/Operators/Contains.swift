extension Publishers {
  /// Publishes whether the upstream publishes a given value.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// A yes or no.
    public typealias Output = Bool
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The value that is looked for.
    public let output: Upstream.Output

    /// Makes the publisher that `contains(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - output: the value that is looked for.
    @inlinable
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Subscribes to the upstream, to look for the value for a subscriber. It asks for all values at once;
    /// the answer waits until the subscriber asks for one. The first value that matches settles it, and
    /// cancels the upstream.
    ///
    /// - Parameter subscriber: gets one answer.
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
    /// A yes or no.
    public typealias Output = Bool
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is one that is looked for.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher that `contains(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value is one that is looked for.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, to look for a value for a subscriber. It asks for all values at once; the
    /// answer waits until the subscriber asks for one. The first value that matches settles it, and cancels
    /// the upstream.
    ///
    /// - Parameter subscriber: gets one answer.
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
    /// A yes or no.
    public typealias Output = Bool
    /// Any error: one of the upstream, or one that `predicate` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is one that is looked for; may throw.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryContains(where:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value is one that is looked for; may throw.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, to look for a value for a subscriber. It asks for all values at once; the
    /// answer waits until the subscriber asks for one. The first value that matches settles it, and cancels
    /// the upstream. An error that `predicate` throws cancels the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets one answer.
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
  ///
  /// - Parameter output: the value that is looked for.
  /// - Returns: a publisher of one answer.
  @inlinable
  public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes `true` as soon as `predicate` accepts a value, or `false` when the upstream finishes without.
  ///
  /// - Parameter predicate: called for each value until it accepts one.
  /// - Returns: a publisher of one answer.
  @inlinable
  public func contains(
    where predicate: @escaping (Self.Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether `predicate` accepts a value.
  ///
  /// - Parameter predicate: called for each value until it accepts one. An error that it throws cancels this
  ///   publisher and becomes the failure.
  /// - Returns: a publisher of one answer, which fails with any error.
  @inlinable
  public func tryContains(
    where predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
