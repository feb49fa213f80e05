extension Optional {
  /// Publishes an optional's value, if there is one, then finishes.
  public struct Publisher {
    /// The kind of value: what the optional wraps.
    public typealias Output = Wrapped
    /// It never fails.
    public typealias Failure = Never

    /// The value; the publisher finishes without one if it is `nil`.
    public let output: Wrapped?

    /// Makes a publisher of a value that may not be there.
    ///
    /// - Parameter output: the value; the publisher finishes without one if it is `nil`.
    @inlinable
    public init(_ output: Output?) {
      self.output = output
    }

    /// Attaches a subscriber, to which the value is delivered when it asks for one, on the thread that asks.
    /// Without a value it finishes at once.
    ///
    /// - Parameter subscriber: gets the value, if there is one, and the finish.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never {
      if let output {
        subscriber.receive(
          subscription: SingleValueSubscription("Optional", value: output, mirrorsValue: true) {
            _ = subscriber.receive($0)
            subscriber.receive(completion: .finished)
          }
        )
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }

  /// A publisher of the value, if there is one.
  ///
  /// ```swift
  /// Int("12").publisher.sink { print($0) }  // 12
  /// ```
  @inlinable public var publisher: Optional<Wrapped>.Publisher {
    Publisher(self)
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

// Said here, where `Publisher` is the protocol, whatever the module is called.
extension Optional.Publisher: Publisher {}
