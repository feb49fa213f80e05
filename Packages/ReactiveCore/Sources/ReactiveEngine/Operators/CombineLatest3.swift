extension Publishers {
  /// Publishes the latest values of three publishers together, whenever one publishes; starts when each has.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest values of the three publishers, in a tuple.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of failure, which all the publishers have.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes the publisher that `combineLatest` returns for three publishers in all.
    ///
    /// - Parameters:
    ///   - a: the first publisher.
    ///   - b: the second publisher.
    ///   - c: the third publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to the publishers one after the other, and keeps the latest value of each for this
    /// subscriber. What the subscriber asks for is asked of each of them; when a combination finds it wanting
    /// nothing, the newest is published with its next request. Values that come at the same time on several
    /// threads are combined one after the other.
    ///
    /// - Parameter subscriber: gets a combination for each value, once every publisher has published.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = CombineLatestStage<(A.Output?, B.Output?, C.Output?), Output, Failure>(
        to: Downstream(subscriber),
        upstreams: 3,
        slots: (nil, nil, nil),
        combine: combination(of:)
      )
      a.subscribe(
        stage.side(0) { (value: A.Output) in
          stage.receive(value, from: 0, combine: combination(of:)) { replace(&$0.0, with: $1) }
        }
      )
      b.subscribe(
        stage.side(1) { (value: B.Output) in
          stage.receive(value, from: 1, combine: combination(of:)) { replace(&$0.1, with: $1) }
        }
      )
      c.subscribe(
        stage.side(2) { (value: C.Output) in
          stage.receive(value, from: 2, combine: combination(of:)) { replace(&$0.2, with: $1) }
        }
      )
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Publishes the latest values of three publishers together, whenever one publishes; starts when each has.
  ///
  /// It finishes when all have finished, and fails as soon as one fails, which cancels the others.
  ///
  /// - Parameters:
  ///   - publisher1: the second publisher.
  ///   - publisher2: the third publisher.
  /// - Returns: a publisher of tuples.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where Self.Failure == P.Failure, P.Failure == Q.Failure
  {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what `transform` makes of the latest values of three publishers, whenever one publishes.
  ///
  /// - Parameters:
  ///   - publisher1: the second publisher.
  ///   - publisher2: the third publisher.
  ///   - transform: called with the latest value of each.
  /// - Returns: a publisher of what `transform` makes.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
