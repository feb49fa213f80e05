/// A type that transmits a sequence of values over time to its subscribers.
///
/// A publisher delivers values to a ``Subscriber`` whose `Input` and `Failure` match. It calls, in this order:
/// `receive(subscription:)` once, `receive(_:)` for each value the subscriber has demanded, and at most one
/// `receive(completion:)`. Calls to one subscriber never overlap.
///
/// ```swift
/// let cancellable = [1, 2, 3].publisher.map { $0 * 2 }.sink { print($0) }  // 2 4 6
/// ```
public protocol Publisher<Output, Failure> {
  /// The kind of values published.
  associatedtype Output
  /// The kind of errors the publisher may fail with; `Never` if it does not fail.
  associatedtype Failure: Error

  /// Attaches `subscriber`. Implement this; call `subscribe(_:)` instead of it.
  ///
  /// - Parameter subscriber: receives a subscription first, and values once it has asked for some.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input

  /// Whether nothing keeps a subscriber of such a publisher once its subscription has ended, and nobody but the
  /// subscriber gets hold of the subscription. Said by publishers of this module alone, so that a sink need not see
  /// to it that its closures are released.
  static var _letsGoOfSubscribers: Bool { get }
}

extension Publisher {
  /// `false`: nothing is known of other publishers.
  @inlinable public static var _letsGoOfSubscribers: Bool { false }

  /// Attaches a subscriber to this publisher.
  ///
  /// - Parameter subscriber: receives values once it has requested them from its subscription.
  @inlinable @inline(__always)
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject to this publisher, so that the subject republishes its values and completion.
  ///
  /// - Parameter subject: the subject that becomes a subscriber.
  /// - Returns: cancels the subject's subscription when it is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}
