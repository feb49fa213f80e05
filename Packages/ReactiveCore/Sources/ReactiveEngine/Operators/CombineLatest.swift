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
        to: AnySubscriber(subscriber),
        upstreams: 2,
        slots: (nil, nil),
        hasValue: { slots, index in
          switch index {
          case 0: slots.0 != nil
          default: slots.1 != nil
          }
        },
        combine: { slots in (slots.0!, slots.1!) }
      )
      a.subscribe(
        stage.side(0) { (value: A.Output) in
          var fresh: A.Output? = value
          return stage.receive(from: 0) { swap(&$0.0, &fresh) }
        }
      )
      b.subscribe(
        stage.side(1) { (value: B.Output) in
          var fresh: B.Output? = value
          return stage.receive(from: 1) { swap(&$0.1, &fresh) }
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
