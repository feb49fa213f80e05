import Locking

extension Publishers {
  /// Publishes the value that comes last in an order, when the upstream finishes.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether the first value comes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the publisher that `max(by:)` returns; `min(by:)` turns the order around.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - areInIncreasingOrder: whether the first value comes before the second.
    @inlinable
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Subscribes to the upstream, to compare its values for a subscriber. It asks for all values at once;
    /// the result waits until the subscriber asks for one.
    ///
    /// - Parameter subscriber: gets the value that comes last in the order, the first of equal ones; none if
    ///   the upstream had none.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      var top: Output?
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "Comparison",
          to: subscriber,
          onFailure: { $0 },
          result: { top },
          onValue: { stage, value in
            if let best = top, !areInIncreasingOrder(best, value) { return }
            _ = stage.lock.withLock { replace(&top, with: value) }
          }
        )
      )
    }
  }

  /// Publishes the value that comes last in an order that may throw, when the upstream finishes.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// Any error: one of the upstream, or one that `areInIncreasingOrder` throws.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether the first value comes before the second; may throw.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes the publisher that `tryMax(by:)` returns; `tryMin(by:)` turns the order around.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - areInIncreasingOrder: whether the first value comes before the second; may throw.
    @inlinable
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Subscribes to the upstream, to compare its values for a subscriber. It asks for all values at once;
    /// the result waits until the subscriber asks for one. An error that `areInIncreasingOrder` throws
    /// cancels the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets the value that comes last in the order, the first of equal ones; none if
    ///   the upstream had none.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      var top: Output?
      upstream.subscribe(
        ReduceStage<Upstream.Output, Upstream.Failure, Output, Failure>(
          "TryComparison",
          to: subscriber,
          onFailure: { $0 },
          result: { top },
          onValue: { stage, value in
            do {
              if let best = top, try !areInIncreasingOrder(best, value) { return }
              _ = stage.lock.withLock { replace(&top, with: value) }
            } catch {
              stage.fail(error)
            }
          }
        )
      )
    }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest value, when the upstream finishes.
  @inlinable
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Publishes the largest value, when the upstream finishes.
  @inlinable
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher {
  /// Publishes the smallest value, when the upstream finishes; of equal ones the first.
  ///
  /// - Parameter areInIncreasingOrder: whether its first argument is smaller than its second.
  @inlinable
  public func min(
    by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the smallest value; an error the closure throws ends the stream.
  ///
  /// - Parameter areInIncreasingOrder: whether its first argument is smaller than its second.
  @inlinable
  public func tryMin(
    by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the largest value, when the upstream finishes; of equal ones the first.
  ///
  /// - Parameter areInIncreasingOrder: whether its first argument is smaller than its second.
  @inlinable
  public func max(
    by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the largest value; an error the closure throws ends the stream.
  ///
  /// - Parameter areInIncreasingOrder: whether its first argument is smaller than its second.
  @inlinable
  public func tryMax(
    by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
