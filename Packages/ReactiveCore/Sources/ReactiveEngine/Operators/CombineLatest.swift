extension Publishers {
  /// Publishes the latest values of two publishers together, whenever one publishes; starts when each has.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = CombineLatestStage<(A.Output?, B.Output?), Output, Failure>(
        to: Downstream(subscriber),
        upstreams: 2,
        slots: (nil, nil),
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
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes the latest values of two publishers together, whenever one publishes; starts when each has.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Self.Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what `transform` makes of the values of two publishers, see the form without it.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Self.Failure == P.Failure
  {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
