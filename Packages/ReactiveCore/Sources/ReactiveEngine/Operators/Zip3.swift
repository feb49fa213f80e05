extension Publishers {
  /// Publishes the first values of three publishers together, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each of the three publishers, in a tuple.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of failure, which all the publishers have.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes the publisher that `zip` returns for three publishers in all.
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

    /// Subscribes to the publishers one after the other. What the subscriber asks for is asked of each of
    /// them; a value waits until each of the others has one to go with it. It finishes when one has finished
    /// whose values are all used.
    ///
    /// - Parameter subscriber: gets the first values together, then the second ones, and so on.
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
  ///
  /// A failure of one is the failure, and cancels the others.
  ///
  /// - Parameters:
  ///   - publisher1: the second publisher.
  ///   - publisher2: the third publisher.
  /// - Returns: a publisher of tuples.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes what `transform` makes of the first values of three publishers, then of the second ones, and
  /// so on.
  ///
  /// - Parameters:
  ///   - publisher1: the second publisher.
  ///   - publisher2: the third publisher.
  ///   - transform: called with a value of each.
  /// - Returns: a publisher of what `transform` makes.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Self.Failure == P.Failure, P.Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
