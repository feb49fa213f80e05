extension Publishers {
  /// Publishes the values of two publishers as they come; finishes when all have finished.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The kind of values, which all the publishers have.
    public typealias Output = A.Output
    /// The kind of failure, which all the publishers have.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes the publisher that `merge(with:)` returns for two publishers in all.
    ///
    /// - Parameters:
    ///   - a: the first publisher.
    ///   - b: the second publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to the two publishers, one after the other. Until the subscriber wants everything, each is
    /// asked for one value at a time, which is kept until it is wanted. Values that come at the same time on
    /// several threads are published one after the other.
    ///
    /// - Parameter subscriber: gets the values of all, as they come; the end when all have finished; the
    ///   first failure of any.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = MergeStage<Output, Failure>(to: Downstream(subscriber), upstreams: 2)
      stage.join(a, at: 0)
      stage.join(b, at: 1)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Merge {
  /// Merges one more with the two, side by side: there is no merge inside of a merge.
  ///
  /// - Parameter other: the third publisher.
  /// - Returns: a publisher of the values of three publishers.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge3(a, b, other)
  }

  /// Merges two more with the two, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the third publisher.
  ///   - y: the fourth publisher.
  /// - Returns: a publisher of the values of four publishers.
  public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge4<A, B, Z, Y>
  where Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure {
    Publishers.Merge4(a, b, z, y)
  }

  /// Merges three more with the two, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the third publisher.
  ///   - y: the fourth publisher.
  ///   - x: the fifth publisher.
  /// - Returns: a publisher of the values of five publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
    -> Publishers.Merge5<A, B, Z, Y, X>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure
  {
    Publishers.Merge5(a, b, z, y, x)
  }

  /// Merges four more with the two, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the third publisher.
  ///   - y: the fourth publisher.
  ///   - x: the fifth publisher.
  ///   - w: the sixth publisher.
  /// - Returns: a publisher of the values of six publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
    -> Publishers.Merge6<A, B, Z, Y, X, W>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge6(a, b, z, y, x, w)
  }

  /// Merges five more with the two, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the third publisher.
  ///   - y: the fourth publisher.
  ///   - x: the fifth publisher.
  ///   - w: the sixth publisher.
  ///   - v: the seventh publisher.
  /// - Returns: a publisher of the values of seven publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X,
    _ w: W,
    _ v: V
  ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure
  {
    Publishers.Merge7(a, b, z, y, x, w, v)
  }

  /// Merges six more with the two, side by side: there is no merge inside of a merge.
  ///
  /// - Parameters:
  ///   - z: the third publisher.
  ///   - y: the fourth publisher.
  ///   - x: the fifth publisher.
  ///   - w: the sixth publisher.
  ///   - v: the seventh publisher.
  ///   - u: the eighth publisher.
  /// - Returns: a publisher of the values of eight publishers.
  public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
    with z: Z,
    _ y: Y,
    _ x: X,
    _ w: W,
    _ v: V,
    _ u: U
  ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
  where
    Z.Output == Output, Z.Failure == Failure, Y.Output == Output, Y.Failure == Failure, X.Output == Output,
    X.Failure == Failure, W.Output == Output, W.Failure == Failure, V.Output == Output, V.Failure == Failure,
    U.Output == Output, U.Failure == Failure
  {
    Publishers.Merge8(a, b, z, y, x, w, v, u)
  }
}

extension Publisher {
  /// Publishes the values of this and another publisher of the same type as they come.
  ///
  /// - Parameter other: the other publisher.
  /// - Returns: a publisher of the values of both, which takes further ones of its type.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Merge(self, other)
  }
}

extension Publisher {
  /// Publishes the values of this and another publisher of the same type as they come.
  ///
  /// - Parameter other: the other publisher.
  /// - Returns: a publisher of the values of both, which takes further ones of its type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
