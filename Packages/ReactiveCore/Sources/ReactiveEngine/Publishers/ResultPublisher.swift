extension Result {
  /// Publishes a result: its value, then the end, or its failure.
  public struct Publisher {
    public typealias Output = Success

    public let result: Result<Output, Failure>

    @inlinable
    public init(_ result: Result<Output, Failure>) {
      self.result = result
    }

    @inlinable
    public init(_ output: Output) {
      self.init(.success(output))
    }

    @inlinable
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

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
