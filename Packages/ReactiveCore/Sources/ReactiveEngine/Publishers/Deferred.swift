/// Makes a publisher for each subscriber, when it subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of values of the publisher that is made.
  public typealias Output = DeferredPublisher.Output
  /// The kind of failure of the publisher that is made.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher.
  ///
  /// - Parameter createPublisher: called for each subscriber.
  @inlinable
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes a publisher for the subscriber, and subscribes to it.
  ///
  /// - Parameter subscriber: gets the subscription and the values of that publisher.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}
