import Locking

extension Publishers {
  /// Publishes the value that comes last in an order, when the upstream finishes.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    @inlinable
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

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
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    @inlinable
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

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
