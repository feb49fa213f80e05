extension Publishers {
  /// Publishes the values of the latest publisher that the upstream published.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The kind of values of the upstream's publishers.
    public typealias Output = P.Output
    /// The kind of failure, which the upstream and its publishers have.
    public typealias Failure = P.Failure

    /// The publisher of publishers.
    public let upstream: Upstream

    /// Makes the publisher that `switchToLatest()` returns.
    ///
    /// - Parameter upstream: the publisher of publishers.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Subscribes to the upstream, which is asked for all its publishers, and to the latest of them, which is
    /// asked for what the subscriber still waits for. The one before is cancelled first.
    ///
    /// - Parameter subscriber: gets the values of the latest publisher; the end when that and the upstream
    ///   have finished; a failure of either.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SwitchToLatestStage<P>(to: Downstream(subscriber)))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest publisher that came; the one before is cancelled.
  ///
  /// ```swift
  /// query.map { api.movies(matching: $0) }.switchToLatest().sink { show($0) }
  /// ```
  ///
  /// - Returns: a publisher of the latest publisher's values, which fails when that or this one does.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Publishes the values of the latest publisher that came, where those may fail and this one does not.
  ///
  /// - Returns: a publisher of the latest publisher's values, which fails when that does.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>
    >
  {
    setFailureType(to: Self.Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest publisher that came, where neither those nor this one can fail.
  ///
  /// - Returns: a publisher of the latest publisher's values, which never fails.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest publisher that came, where those never fail and this one may.
  ///
  /// - Returns: a publisher of the latest publisher's values, which fails when this one does.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Self.Output, Self.Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
    >
  {
    map { $0.setFailureType(to: Self.Failure.self) }.switchToLatest()
  }
}
