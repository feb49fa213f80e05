extension Publishers {
  /// Publishes the elements of a sequence, to each subscriber from the start.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The kind of values: the sequence's elements.
    public typealias Output = Elements.Element

    /// The elements; iterated anew for each subscriber.
    public let sequence: Elements

    /// Makes a publisher of a sequence, which is not iterated yet.
    ///
    /// - Parameter sequence: the elements; iterated anew for each subscriber.
    @inlinable
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber, for which the sequence is iterated from its start: as far as it asks, on the
    /// thread that asks. An empty sequence finishes at once.
    ///
    /// - Parameter subscriber: gets the elements in order, and then the finish.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, Elements.Element == S.Input {
      SequenceSubscription.attach(sequence, then: .finished, to: subscriber)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
  /// A publisher of the elements.
  ///
  /// ```swift
  /// (1...3).publisher.sink { print($0) }
  /// ```
  @inlinable public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}
