extension Publishers {
  /// Publishes the first values of two publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each publisher, as a pair.
    public typealias Output = (A.Output, B.Output)
    /// The kind of failure, which all the publishers have.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes the publisher that `zip` returns for two publishers in all.
    ///
    /// - Parameters:
    ///   - a: the first publisher.
    ///   - b: the second publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to the publishers one after the other. What the subscriber asks for is asked of each of
    /// them; a value waits until each of the others has one to go with it. It finishes when one has finished
    /// whose values are all used.
    ///
    /// - Parameter subscriber: gets the first values together, then the second ones, and so on.
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
  ///
  /// A failure of one is the failure, and cancels the others.
  ///
  /// ```swift
  /// [1, 2].publisher.zip(["one", "two"].publisher).sink { print($0, $1) }  // 1 one, 2 two
  /// ```
  ///
  /// - Parameter other: the second publisher.
  /// - Returns: a publisher of tuples.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Self.Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes what `transform` makes of the first values of two publishers, then of the second ones, and so
  /// on.
  ///
  /// - Parameters:
  ///   - other: the second publisher.
  ///   - transform: called with a value of each.
  /// - Returns: a publisher of what `transform` makes.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T> where Self.Failure == P.Failure
  {
    zip(other).map { transform($0.0, $0.1) }
  }
}
