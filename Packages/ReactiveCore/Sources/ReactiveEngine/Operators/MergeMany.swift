extension Publishers {
  /// Publishes the values of any number of publishers as they come; finishes when all have finished.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publishers, in the order in which they are subscribed to.
    public let publishers: [Upstream]

    /// Merges the publishers that are listed.
    ///
    /// ```swift
    /// let all = Publishers.MergeMany(first, second, third)
    /// ```
    ///
    /// - Parameter upstream: the publishers, all of one type; see `eraseToAnyPublisher()` for those that are
    ///   not.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges the publishers of a sequence, however many there are.
    ///
    /// - Parameter upstream: the publishers; the sequence is read once, now.
    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
      publishers = Array(upstream)
    }

    /// Subscribes to the publishers, one after the other. Until the subscriber wants everything, each is
    /// asked for one value at a time, which is kept until it is wanted. Without any publisher it finishes at
    /// once.
    ///
    /// - Parameter subscriber: gets the values of all, as they come; the end when all have finished; the
    ///   first failure of any.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = MergeStage<Output, Failure>(to: Downstream(subscriber), upstreams: publishers.count)
      for (index, publisher) in publishers.enumerated() {
        stage.join(publisher, at: index)
      }
    }

    /// Merges one more, side by side with the others.
    ///
    /// - Parameter other: the publisher to add.
    /// - Returns: a publisher of the values of all of them.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
