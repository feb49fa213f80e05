extension Publishers {
  /// Publishes the values of three publishers as they come; finishes when all have finished.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
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

    /// Makes the publisher that `merge(with:)` returns for three publishers in all.
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

    /// Subscribes to the three publishers, one after the other. Until the subscriber wants everything, each
    /// is asked for one value at a time, which is kept until it is wanted. Values that come at the same time
    /// on several threads are published one after the other.
    ///
    /// - Parameter subscriber: gets the values of all, as they come; the end when all have finished; the
    ///   first failure of any.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = MergeStage<Output, Failure>(to: Downstream(subscriber), upstreams: 3)
      stage.join(a, at: 0)
      stage.join(b, at: 1)
      stage.join(c, at: 2)
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge3 {
  /// Merges one more with the three, side by side: there is no merge inside of a merge.
  ///
  /// - Parameter other: the fourth publisher.
  /// - Returns: a publisher of the values of four publishers.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge4<A, B, C, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge4(a, b, c, other)
  }

  /// Merges two more with the three, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the fourth publisher.
  ///   - y: the fifth publisher.
  /// - Returns: a publisher of the values of five publishers.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge5<A, B, C, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge5(a, b, c, z, y)
  }

  /// Merges three more with the three, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the fourth publisher.
  ///   - y: the fifth publisher.
  ///   - x: the sixth publisher.
  /// - Returns: a publisher of the values of six publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge6<A, B, C, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure
  {
    Publishers.Merge6(a, b, c, z, y, x)
  }

  /// Merges four more with the three, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the fourth publisher.
  ///   - y: the fifth publisher.
  ///   - x: the sixth publisher.
  ///   - w: the seventh publisher.
  /// - Returns: a publisher of the values of seven publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
    -> Publishers.Merge7<A, B, C, Z, Y, X, W>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge7(a, b, c, z, y, x, w)
  }

  /// Merges five more with the three, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the fourth publisher.
  ///   - y: the fifth publisher.
  ///   - x: the sixth publisher.
  ///   - w: the seventh publisher.
  ///   - v: the eighth publisher.
  /// - Returns: a publisher of the values of eight publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X,
    _ w: W,
    _ v: V
  ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure
  {
    Publishers.Merge8(a, b, c, z, y, x, w, v)
  }
}

extension Publisher {
  /// Publishes the values of this and two other publishers as they come; finishes when all have finished.
  ///
  /// - Parameters:
  ///   - b: the second publisher.
  ///   - c: the third publisher.
  /// - Returns: a publisher of the values of all of them.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    Publishers.Merge3(self, b, c)
  }
}
