extension Publishers {
  /// Publishes the values of seven publishers as they come; finishes when all have finished.
  public struct Merge7<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
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
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G

    /// Makes the publisher that `merge(with:)` returns for seven publishers in all.
    ///
    /// - Parameters:
    ///   - a: the first publisher.
    ///   - b: the second publisher.
    ///   - c: the third publisher.
    ///   - d: the fourth publisher.
    ///   - e: the fifth publisher.
    ///   - f: the sixth publisher.
    ///   - g: the seventh publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Subscribes to the seven publishers, one after the other. Until the subscriber wants everything, each
    /// is asked for one value at a time, which is kept until it is wanted. Values that come at the same time
    /// on several threads are published one after the other.
    ///
    /// - Parameter subscriber: gets the values of all, as they come; the end when all have finished; the
    ///   first failure of any.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = MergeStage<Output, Failure>(to: Downstream(subscriber), upstreams: 7)
      stage.join(a, at: 0)
      stage.join(b, at: 1)
      stage.join(c, at: 2)
      stage.join(d, at: 3)
      stage.join(e, at: 4)
      stage.join(f, at: 5)
      stage.join(g, at: 6)
    }
  }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers.Merge7 {
  /// Merges one more with the seven, side by side: there is no merge inside of a merge.
  ///
  /// - Parameter other: the eighth publisher.
  /// - Returns: a publisher of the values of eight publishers.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge8(a, b, c, d, e, f, g, other)
  }
}

extension Publisher {
  /// Publishes the values of this and six other publishers as they come; finishes when all have finished.
  ///
  /// - Parameters:
  ///   - b: the second publisher.
  ///   - c: the third publisher.
  ///   - d: the fourth publisher.
  ///   - e: the fifth publisher.
  ///   - f: the sixth publisher.
  ///   - g: the seventh publisher.
  /// - Returns: a publisher of the values of all of them.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F,
    _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}
