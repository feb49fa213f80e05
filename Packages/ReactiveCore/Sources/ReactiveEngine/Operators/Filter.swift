extension Publishers {
  /// Publishes the values that a predicate accepts.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) -> Bool

    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.subscribe(
        FilterStage<Output, Failure, Failure>(
          "Filter",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 }
        ) { _, value in
          isIncluded(value) ? subscriber.receive(value) : .max(1)
        }
      )
    }
  }

  /// Publishes the values that a throwing predicate accepts.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let isIncluded = isIncluded
      upstream.subscribe(
        FilterStage<Output, Upstream.Failure, any Error>(
          "TryFilter",
          to: subscriber,
          showing: { _ in [("downstream", subscriber)] },
          onFailure: { $0 }
        ) {
          stage,
          value in
          do {
            return try isIncluded(value) ? subscriber.receive(value) : .max(1)
          } catch {
            return stage.finish(.failure(error))
          }
        }
      )
    }
  }
}

extension Publisher {
  /// Publishes the values that `isIncluded` accepts.
  @inlinable
  public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values that `isIncluded` accepts; an error it throws ends the stream.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers.Filter {
  /// Publishes the values that both predicates accept; one stage does both.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    let first = self.isIncluded
    return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
  }

  /// Publishes the values that both predicates accept; one stage does both.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  /// Publishes the values that both predicates accept; one stage does both.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }

  /// Publishes the values that both predicates accept; one stage does both.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}
