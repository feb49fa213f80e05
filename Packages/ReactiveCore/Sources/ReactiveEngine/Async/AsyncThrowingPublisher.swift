/// The values of a publisher that may fail, as an asynchronous sequence that throws the failure.
///
/// See ``AsyncPublisher`` for what happens to values that nobody awaits.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The kind of values: the publisher's.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher's values. It is subscribed to when the sequence is iterated.
  ///
  /// - Parameter publisher: the publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(publisher)
  }

  /// The iterator; releasing it cancels the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    /// The kind of values: the publisher's.
    public typealias Element = P.Output

    private let lifetime: AsyncSubscriberLifetime<P.Output, P.Failure>

    init(_ publisher: P) {
      lifetime = AsyncSubscriberLifetime(name: "AsyncThrowingPublisher.Iterator")
      publisher.subscribe(lifetime.subscriber)
    }

    /// The next value; `nil` once the publisher has finished or the task is cancelled.
    ///
    /// - Throws: the publisher's failure, once.
    public mutating func next() async throws -> P.Output? {
      switch await lifetime.subscriber.next() {
      case .value(let value): return value
      case .end(.failure(let error)?): throw error
      case .end: return nil
      }
    }
  }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the failure.
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
