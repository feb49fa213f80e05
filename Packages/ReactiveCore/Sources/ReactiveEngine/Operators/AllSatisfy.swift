extension Publishers {
  /// Publishes whether a predicate accepts all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// A yes or no.
    public typealias Output = Bool
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher that `allSatisfy(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value is accepted.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, to look at its values for a subscriber. It asks for all values at once;
    /// the answer waits until the subscriber asks for one. The first value that is refused settles it, and
    /// cancels the upstream.
    ///
    /// - Parameter subscriber: gets one answer.
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
    /// A yes or no.
    public typealias Output = Bool
    /// Any error: one of the upstream, or one that `predicate` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is accepted; may throw.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryAllSatisfy(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - predicate: whether a value is accepted; may throw.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes to the upstream, to look at its values for a subscriber. It asks for all values at once;
    /// the answer waits until the subscriber asks for one. The first value that is refused settles it, and
    /// cancels the upstream. An error that `predicate` throws cancels the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets one answer.
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
  ///
  /// - Parameter predicate: called for each value until it refuses one.
  /// - Returns: a publisher of one answer; `true` also for a publisher without values.
  @inlinable
  public func allSatisfy(
    _ predicate: @escaping (Self.Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether `predicate` accepts all values.
  ///
  /// - Parameter predicate: called for each value until it refuses one. An error that it throws cancels this
  ///   publisher and becomes the failure.
  /// - Returns: a publisher of one answer, which fails with any error.
  @inlinable
  public func tryAllSatisfy(
    _ predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
