extension Publishers {
  /// When a buffer asks its upstream for values.
  public enum PrefetchStrategy {
    /// At once, enough to fill the buffer; and one for each that leaves it.
    case keepFull
    /// At once, as many as there are.
    case byRequest
  }

  /// What happens to a value that finds a buffer full.
  public enum BufferingStrategy<Failure: Error> {
    /// It is dropped.
    case dropNewest
    /// The oldest value in the buffer is dropped in its favour.
    case dropOldest
    /// The stream fails with the closure's error.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are kept.
    public let upstream: Upstream
    /// How many values are kept at most.
    public let size: Int
    /// When the upstream is asked for values.
    public let prefetch: PrefetchStrategy
    /// What happens to a value that finds the buffer full.
    public let whenFull: BufferingStrategy<Failure>

    /// Makes the publisher that `buffer(size:prefetch:whenFull:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are kept.
    ///   - size: how many values are kept at most.
    ///   - prefetch: when the upstream is asked for values.
    ///   - whenFull: what happens to a value that finds the buffer full.
    public init(
      upstream: Upstream,
      size: Int,
      prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Subscribes to the upstream, with a buffer for this subscriber alone. What the subscriber asks for is
    /// taken from the buffer; what the upstream is asked for is up to `prefetch`. The completion waits behind
    /// the values that are kept.
    ///
    /// - Parameter subscriber: gets the values, in order, as it asks for them.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = BufferStage<Output, Failure>(
        to: Downstream(subscriber),
        size: size,
        prefetch: prefetch,
        whenFull: whenFull
      )
      upstream.subscribe(stage.side(0, showing: { stage.children }) { stage.receive($0) })
    }
  }
}

extension Publishers.PrefetchStrategy: Equatable, Hashable, Sendable {}

extension Publisher {
  /// Keeps values until they are asked for: for a publisher that does not wait, such as a subject, before a
  /// subscriber that asks for few at a time.
  ///
  /// ```swift
  /// let kept = subject.buffer(size: 16, prefetch: .byRequest, whenFull: .dropOldest)
  /// for await value in kept.values { print(value) }
  /// ```
  ///
  /// - Parameters:
  ///   - size: how many values to keep.
  ///   - prefetch: when to ask this publisher for values.
  ///   - whenFull: what happens to a value that finds the buffer full.
  /// - Returns: a publisher of the same values, less those that were dropped.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Self.Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
