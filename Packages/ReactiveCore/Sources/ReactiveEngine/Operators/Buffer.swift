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
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

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
  /// Keeps values until they are asked for.
  ///
  /// - Parameters:
  ///   - size: how many values to keep.
  ///   - prefetch: when to ask this publisher for values.
  ///   - whenFull: what happens to a value that finds the buffer full.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Self.Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
