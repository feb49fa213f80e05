/// The values of a publisher that never fails, as an asynchronous sequence.
///
/// A value is asked for when one is awaited, so a publisher that drops values without demand (a subject) drops
/// those that come meanwhile; put `buffer` before `values` to keep them. Cancelling the task ends the iteration.
///
/// ```swift
/// for await value in publisher.values { print(value) }
/// ```
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
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

    private let lifetime: AsyncSubscriberLifetime<P.Output, Never>

    init(_ publisher: P) {
      lifetime = AsyncSubscriberLifetime(name: "AsyncPublisher.Iterator")
      publisher.subscribe(lifetime.subscriber)
    }

    /// The next value; `nil` once the publisher has finished or the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await lifetime.subscriber.next() {
      case .value(let value): value
      case .end: nil
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(self)
  }
}
