extension Publishers {
  /// Publishes the values of five publishers as they come; finishes when all have finished.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    /// The kind of values, which all the publishers have.
    public typealias Output = A.Output
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
    /// The fifth publisher.
    public let e: E

    /// Makes the publisher that `merge(with:)` returns for five publishers in all.
    ///
    /// - Parameters:
    ///   - a: the first publisher.
    ///   - b: the second publisher.
    ///   - c: the third publisher.
    ///   - d: the fourth publisher.
    ///   - e: the fifth publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Subscribes to the five publishers, one after the other. Until the subscriber wants everything, each is
    /// asked for one value at a time, which is kept until it is wanted. Values that come at the same time on
    /// several threads are published one after the other.
    ///
    /// - Parameter subscriber: gets the values of all, as they come; the end when all have finished; the
    ///   first failure of any.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = MergeStage<Output, Failure>(to: Downstream(subscriber), upstreams: 5)
      stage.join(a, at: 0)
      stage.join(b, at: 1)
      stage.join(c, at: 2)
      stage.join(d, at: 3)
      stage.join(e, at: 4)
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge5 {
  /// Merges one more with the five, side by side: there is no merge inside of a merge.
  ///
  /// - Parameter other: the sixth publisher.
  /// - Returns: a publisher of the values of six publishers.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge6(a, b, c, d, e, other)
  }

  /// Merges two more with the five, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the sixth publisher.
  ///   - y: the seventh publisher.
  /// - Returns: a publisher of the values of seven publishers.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge7(a, b, c, d, e, z, y)
  }

  /// Merges three more with the five, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the sixth publisher.
  ///   - y: the seventh publisher.
  ///   - x: the eighth publisher.
  /// - Returns: a publisher of the values of eight publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, e, z, y, x)
  }
}

extension Publisher {
  /// Publishes the values of this and four other publishers as they come; finishes when all have finished.
  ///
  /// - Parameters:
  ///   - b: the second publisher.
  ///   - c: the third publisher.
  ///   - d: the fourth publisher.
  ///   - e: the fifth publisher.
  /// - Returns: a publisher of the values of all of them.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
