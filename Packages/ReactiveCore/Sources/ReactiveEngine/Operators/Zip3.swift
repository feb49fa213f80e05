extension Publishers {
  /// Publishes the first values of three publishers together, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let stage = ZipStage<(Queue<A.Output>, Queue<B.Output>, Queue<C.Output>), Output, Failure>(
        to: Downstream(subscriber),
        upstreams: 3,
        slots: (Queue(), Queue(), Queue()),
        isEmpty: { slots, index in
          switch index {
          case 0: slots.0.isEmpty
          case 1: slots.1.isEmpty
          default: slots.2.isEmpty
          }
        }
      )
      a.subscribe(
        stage.side(0) { (value: A.Output) in
          stage.receive(value, from: 0) { slots, value in
            guard slots.0.isEmpty, !slots.1.isEmpty, !slots.2.isEmpty else {
              slots.0.append(value)
              return nil
            }
            return (value, slots.1.popFirst()!, slots.2.popFirst()!)
          }
        }
      )
      b.subscribe(
        stage.side(1) { (value: B.Output) in
          stage.receive(value, from: 1) { slots, value in
            guard slots.1.isEmpty, !slots.0.isEmpty, !slots.2.isEmpty else {
              slots.1.append(value)
              return nil
            }
            return (slots.0.popFirst()!, value, slots.2.popFirst()!)
          }
        }
      )
      c.subscribe(
        stage.side(2) { (value: C.Output) in
          stage.receive(value, from: 2) { slots, value in
            guard slots.2.isEmpty, !slots.0.isEmpty, !slots.1.isEmpty else {
              slots.2.append(value)
              return nil
            }
            return (slots.0.popFirst()!, slots.1.popFirst()!, value)
          }
        }
      )
    }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Publishes the first values of three publishers together, then the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes what `transform` makes of the values of three publishers, see the form without it.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
