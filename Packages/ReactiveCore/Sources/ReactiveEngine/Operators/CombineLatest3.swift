extension Publishers {
  /// Publishes the latest values of three publishers together, whenever one publishes; starts when each has.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

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
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where Self.Failure == P.Failure, P.Failure == Q.Failure
  {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what `transform` makes of the values of three publishers, see the form without it.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
