extension Result {
  /// Publishes a result: its value, then the end, or its failure.
  public struct Publisher {
    /// The kind of value: the result's.
    public typealias Output = Success

    /// What is published: the value, and then the end; or the failure.
    public let result: Result<Output, Failure>

    /// Makes a publisher of a result.
    ///
    /// - Parameter result: what is published.
    @inlinable
    public init(_ result: Result<Output, Failure>) {
      self.result = result
    }

    /// Makes a publisher of a success.
    ///
    /// - Parameter output: the value.
    @inlinable
    public init(_ output: Output) {
      self.init(.success(output))
    }

    /// Makes a publisher of a failure.
    ///
    /// - Parameter failure: the failure.
    @inlinable
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    /// Attaches a subscriber, to which the value is delivered when it asks for one, on the thread that asks.
    /// A failure does not wait for that.
    ///
    /// - Parameter subscriber: gets the value and the finish, or the failure.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let value):
        subscriber.receive(
          subscription: SingleValueSubscription("Once", value: value, mirrorsValue: true) {
            _ = subscriber.receive($0)
            subscriber.receive(completion: .finished)
          }
        )
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }

  /// A publisher of the result.
  @inlinable public var publisher: Result<Success, Failure>.Publisher {
    Publisher(self)
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

// Said here, where `Publisher` is the protocol, whatever the module is called.
extension Result.Publisher: Publisher {}
