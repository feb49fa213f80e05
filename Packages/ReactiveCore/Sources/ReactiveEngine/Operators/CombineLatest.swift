extension Publishers {
  /// Publishes the latest values of two publishers together, whenever one publishes; starts when each has.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The latest values of both publishers, as a pair.
    public typealias Output = (A.Output, B.Output)
    /// The kind of failure, which both publishers have.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes the publisher that `combineLatest` returns for two publishers in all.
    ///
    /// - Parameters:
    ///   - a: the first publisher.
    ///   - b: the second publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to the publishers one after the other, and keeps the latest value of each for this
    /// subscriber. What the subscriber asks for is asked of each of them; when a combination finds it wanting
    /// nothing, the newest is published with its next request. Values that come at the same time on several
    /// threads are combined one after the other.
    ///
    /// - Parameter subscriber: gets a combination for each value, once every publisher has published.
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
  ///
  /// It finishes when both have finished, and fails as soon as one fails, which cancels the other.
  ///
  /// ```swift
  /// name.combineLatest(password).map { !$0.isEmpty && $1.count > 7 }.assign(to: &$canSignIn)
  /// ```
  ///
  /// - Parameter other: the second publisher.
  /// - Returns: a publisher of pairs.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Self.Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what `transform` makes of the latest values of two publishers, whenever one publishes.
  ///
  /// - Parameters:
  ///   - other: the second publisher.
  ///   - transform: called with the latest value of each.
  /// - Returns: a publisher of what `transform` makes.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Self.Failure == P.Failure
  {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
