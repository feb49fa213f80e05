extension Publishers {
  /// Publishes the latest values of four publishers together, whenever one publishes; starts when each has.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

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
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what `transform` makes of the values of four publishers, see the form without it.
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
