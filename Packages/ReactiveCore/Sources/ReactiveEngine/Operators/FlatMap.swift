extension Publishers {
  /// Makes a publisher of each value, and publishes the values of all of them.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The kind of values of the publishers that are made.
    public typealias Output = NewPublisher.Output
    /// The kind of failure, which the upstream and the publishers that are made have.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values become publishers.
    public let upstream: Upstream
    /// How many publishers run at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes the publisher that `flatMap(maxPublishers:_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values become publishers.
    ///   - maxPublishers: how many publishers run at a time.
    ///   - transform: makes a publisher of a value.
    @inlinable
    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Subscribes to the upstream, and to the publisher that is made of each value. The upstream is asked for
    /// `maxPublishers` values, and for one more when a publisher finishes. While the subscriber wants less
    /// than everything, each publisher is asked for one value at a time, which is kept until it is wanted.
    ///
    /// - Parameter subscriber: gets the values of all publishers, one at a time; the end when all have
    ///   finished; the first failure of any.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        FlatMapStage<Upstream.Output, Output, Failure>(
          to: Downstream(subscriber),
          maxPublishers: maxPublishers,
          start: { stage, value, number in
            transform(value).subscribe(stage.child(number))
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and publishes the values of all of them, as they come.
  ///
  /// A failure of this publisher, or of one that is made, ends the stream and cancels the others.
  ///
  /// ```swift
  /// searches.flatMap(maxPublishers: .max(1)) { api.movies(matching: $0) }.sink { show($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - maxPublishers: how many publishers run at a time; values beyond are not asked for.
  ///   - transform: makes a publisher of a value.
  /// - Returns: a publisher of the values of all the publishers.
  @inlinable
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher, which may fail, of each value of this one, which does not.
  ///
  /// - Parameters:
  ///   - maxPublishers: how many publishers run at a time; values beyond are not asked for.
  ///   - transform: makes a publisher of a value.
  /// - Returns: a publisher of the values of all the publishers, which fails as they do.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher of each value, where neither this publisher nor those can fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: how many publishers run at a time; values beyond are not asked for.
  ///   - transform: makes a publisher of a value.
  /// - Returns: a publisher of the values of all the publishers, which never fails.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Makes a publisher, which never fails, of each value of this one, which may.
  ///
  /// - Parameters:
  ///   - maxPublishers: how many publishers run at a time; values beyond are not asked for.
  ///   - transform: makes a publisher of a value.
  /// - Returns: a publisher of the values of all the publishers, which fails as this one does.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Self.Failure.self) }
  }
}
