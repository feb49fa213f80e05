/// A subscriber that hides the type of another, or is made of closures.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  @usableFromInline let box: SubscriberBox<Input, Failure>
  /// The identifier of the hidden subscriber, or one of its own.
  public let combineIdentifier: CombineIdentifier

  /// The hidden subscriber's description; for one of closures a name that says so.
  public var description: String { box.describe().description }
  /// The hidden subscriber's mirror.
  public var customMirror: Mirror { box.describe().mirror }
  /// The hidden subscriber's description for playgrounds.
  public var playgroundDescription: Any { box.describe().playground }

  /// Hides the type of a subscriber.
  ///
  /// - Parameter s: the subscriber.
  @inlinable
  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
    if let erased = s as? Self {
      self = erased
      return
    }
    box = SubscriberBox(
      onSubscription: { s.receive(subscription: $0) },
      onValue: { s.receive($0) },
      onCompletion: { s.receive(completion: $0) },
      describe: { Introspection(of: s) }
    )
    combineIdentifier = s.combineIdentifier
  }

  /// Makes a subscriber that feeds a subject.
  ///
  /// - Parameter s: the subject.
  public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
    self.init(SubjectSubscriber(s))
  }

  /// Makes a subscriber of closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: called with the subscription. Without it nothing is requested.
  ///   - receiveValue: called for each value; returns further demand. Without it no more is asked for.
  ///   - receiveCompletion: called with the completion.
  @inlinable
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    box = SubscriberBox(
      onSubscription: receiveSubscription ?? { _ in },
      onValue: receiveValue ?? { _ in .none },
      onCompletion: receiveCompletion ?? { _ in },
      describe: { Introspection(named: "Anonymous AnySubscriber") }
    )
    combineIdentifier = CombineIdentifier()
  }

  /// Passes the subscription to the hidden subscriber.
  ///
  /// - Parameter subscription: the link to the publisher.
  @inlinable
  public func receive(subscription: any Subscription) {
    box.onSubscription(subscription)
  }

  /// Passes a value to the hidden subscriber.
  ///
  /// - Parameter value: the value.
  /// - Returns: how many more values that wants.
  @inlinable
  public func receive(_ value: Input) -> Subscribers.Demand {
    box.onValue(value)
  }

  /// Passes the completion to the hidden subscriber.
  ///
  /// - Parameter completion: `finished`, or the failure.
  @inlinable
  public func receive(completion: Subscribers.Completion<Failure>) {
    box.onCompletion(completion)
  }
}
