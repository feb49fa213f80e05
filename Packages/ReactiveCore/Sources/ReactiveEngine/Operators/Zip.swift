extension Publishers {
  /// Publishes the first values of two publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      let stage = ZipStage<(Queue<A.Output>, Queue<B.Output>), Output, Failure>(
        to: Downstream(subscriber),
        upstreams: 2,
        slots: (Queue(), Queue()),
        isEmpty: { slots, index in
          switch index {
          case 0: slots.0.isEmpty
          default: slots.1.isEmpty
          }
        }
      )
      a.subscribe(
        stage.side(0) { (value: A.Output) in
          stage.receive(value, from: 0) { slots, value in
            guard slots.0.isEmpty, let other = slots.1.popFirst() else {
              slots.0.append(value)
              return nil
            }
            return (value, other)
          }
        }
      )
      b.subscribe(
        stage.side(1) { (value: B.Output) in
          stage.receive(value, from: 1) { slots, value in
            guard slots.1.isEmpty, let other = slots.0.popFirst() else {
              slots.1.append(value)
              return nil
            }
            return (other, value)
          }
        }
      )
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes the first values of two publishers together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Self.Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes what `transform` makes of the values of two publishers, see the form without it.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T> where Self.Failure == P.Failure
  {
    zip(other).map { transform($0.0, $0.1) }
  }
}
