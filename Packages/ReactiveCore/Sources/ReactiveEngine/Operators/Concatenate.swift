extension Publishers {
  /// Publishes the values of one publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The kind of values, which both publishers have.
    public typealias Output = Suffix.Output
    /// The kind of failure, which both publishers have.
    public typealias Failure = Suffix.Failure

    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher whose values come after those.
    public let suffix: Suffix

    /// Makes the publisher that `append(_:)` and `prepend(_:)` return.
    ///
    /// - Parameters:
    ///   - prefix: the publisher whose values come first.
    ///   - suffix: the publisher whose values come after those.
    @inlinable
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Subscribes to the first publisher, and to the second when the first has finished; a failure of the
    /// first is the end. The second is asked for what the subscriber still waits for.
    ///
    /// - Parameter subscriber: gets the values of both, and one subscription.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      let suffix = suffix
      let stage = ChainStage<Output, Failure>("Concatenate", to: Downstream(subscriber))
      stage.follow(prefix) {
        switch $0 {
        case .failure: stage.complete($0)
        case .finished: stage.follow(suffix) { stage.complete($0) }
        }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Publishes some values before this publisher's.
  ///
  /// ```swift
  /// [3].publisher.prepend(1, 2).sink { print($0) }  // 1 2 3
  /// ```
  ///
  /// - Parameter elements: the values.
  /// - Returns: a publisher of these and this publisher's values.
  public func prepend(
    _ elements: Self.Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
    prepend(elements)
  }

  /// Publishes a sequence's values before this publisher's.
  ///
  /// - Parameter elements: the values.
  /// - Returns: a publisher of these and this publisher's values.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self> where Self.Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Publishes another publisher's values before this one's.
  ///
  /// - Parameter publisher: the other. This publisher is subscribed to when that one finishes; never if it
  ///   fails or
  ///   does not end.
  /// - Returns: a publisher of the values of both.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Publishes some values after this publisher's, when it finishes.
  ///
  /// ```swift
  /// [3].publisher.append(1, 2).sink { print($0) }  // 3 1 2
  /// ```
  ///
  /// - Parameter elements: the values.
  /// - Returns: a publisher of these and this publisher's values.
  public func append(
    _ elements: Self.Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
    append(elements)
  }

  /// Publishes a sequence's values after this publisher's, when it finishes.
  ///
  /// - Parameter elements: the values.
  /// - Returns: a publisher of these and this publisher's values.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>> where Self.Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Publishes another publisher's values when this one finishes.
  ///
  /// - Parameter publisher: the other. It is subscribed to when this publisher finishes; never if this fails.
  /// - Returns: a publisher of the values of both.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
