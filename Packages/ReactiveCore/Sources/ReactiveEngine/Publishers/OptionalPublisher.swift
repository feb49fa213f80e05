extension Optional {
  /// Publishes an optional's value, if there is one, then finishes.
  public struct Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    @inlinable
    public init(_ output: Output?) {
      self.output = output
    }

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
  @inlinable public var publisher: Optional<Wrapped>.Publisher {
    Publisher(self)
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

// Said here, where `Publisher` is the protocol, whatever the module is called.
extension Optional.Publisher: Publisher {}
