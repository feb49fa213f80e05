/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// Makes a publisher.
  ///
  /// - Parameter error: the failure.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher where the type of its values cannot be inferred.
  ///
  /// - Parameters:
  ///   - outputType: the type of the values it does not publish.
  ///   - failure: the failure.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  /// Attaches a subscriber, and fails at once. The failure does not wait for demand.
  ///
  /// - Parameter subscriber: gets a subscription that does nothing, and the failure.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
