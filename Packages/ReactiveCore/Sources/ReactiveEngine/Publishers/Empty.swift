/// A publisher without values, which finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it finishes at once.
  public let completeImmediately: Bool

  /// Makes a publisher.
  ///
  /// - Parameter completeImmediately: whether it finishes at once; otherwise never.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Makes a publisher where the types cannot be inferred.
  ///
  /// - Parameters:
  ///   - completeImmediately: whether it finishes at once; otherwise never.
  ///   - outputType: the type of the values it does not publish.
  ///   - failureType: the type of the failures it does not have.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber, and finishes at once or never. The finish does not wait for demand.
  ///
  /// - Parameter subscriber: gets a subscription that does nothing, and perhaps the finish.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately {
      subscriber.receive(completion: .finished)
    }
  }
}

extension Empty: Sendable {}
