extension Publishers {
  /// Publishes the latest values of four publishers together, whenever one publishes; starts when each has.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The latest values of the four publishers, in a tuple.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The kind of failure, which all the publishers have.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Makes the publisher that `combineLatest` returns for four publishers in all.
    ///
    /// - Parameters:
    ///   - a: the first publisher.
    ///   - b: the second publisher.
    ///   - c: the third publisher.
    ///   - d: the fourth publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to the publishers one after the other, and keeps the latest value of each for this
    /// subscriber. What the subscriber asks for is asked of each of them; when a combination finds it wanting
    /// nothing, the newest is published with its next request. Values that come at the same time on several
    /// threads are combined one after the other.
    ///
    /// - Parameter subscriber: gets a combination for each value, once every publisher has published.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = CombineLatestStage<(A.Output?, B.Output?, C.Output?, D.Output?), Output, Failure>(
        to: Downstream(subscriber),
        upstreams: 4,
        slots: (nil, nil, nil, nil),
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
      d.subscribe(
        stage.side(3) { (value: D.Output) in
          stage.receive(value, from: 3, combine: combination(of:)) { replace(&$0.3, with: $1) }
        }
      )
    }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes the latest values of four publishers together, whenever one publishes; starts when each has.
  ///
  /// It finishes when all have finished, and fails as soon as one fails, which cancels the others.
  ///
  /// - Parameters:
  ///   - publisher1: the second publisher.
  ///   - publisher2: the third publisher.
  ///   - publisher3: the fourth publisher.
  /// - Returns: a publisher of tuples.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what `transform` makes of the latest values of four publishers, whenever one publishes.
  ///
  /// - Parameters:
  ///   - publisher1: the second publisher.
  ///   - publisher2: the third publisher.
  ///   - publisher3: the fourth publisher.
  ///   - transform: called with the latest value of each.
  /// - Returns: a publisher of what `transform` makes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
