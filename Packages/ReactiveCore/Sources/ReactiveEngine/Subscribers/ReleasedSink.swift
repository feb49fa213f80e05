/// What `sink` subscribes to a publisher that ``Publisher/_letsGoOfSubscribers``: the closures are released with this
/// object, which nothing keeps once the subscription has ended.
///
/// So a value costs a look at whether the sink has ended. A ``Subscribers/Sink``, which a publisher may keep for as
/// long as it likes, has to find out besides when nobody uses the closures any more.
@usableFromInline
final class ReleasedSink<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  @usableFromInline let cancellable: SinkCancellable
  @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  @usableFromInline let receiveValue: (Input) -> Void

  @inlinable
  init(
    _ cancellable: SinkCancellable,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Input) -> Void
  ) {
    self.cancellable = cancellable
    self.receiveCompletion = receiveCompletion
    self.receiveValue = receiveValue
  }

  /// The closure for a publisher to keep. It is compiled here, for values of any type: it hands on the pointer to the
  /// value, where a specialised one would copy what another has just written, which processors are slow to do for
  /// values of several words.
  @usableFromInline
  var onValue: (Input) -> Subscribers.Demand {
    { self.receive($0) }
  }

  @inlinable
  func receive(subscription: any Subscription) {
    cancellable.attach(subscription)
  }

  @inlinable @inline(__always)
  func receive(_ value: Input) -> Subscribers.Demand {
    if _fastPath(cancellable.isActive) { receiveValue(value) }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    let (wasActive, subscription) = cancellable.end()
    guard wasActive else { return }
    withExtendedLifetime(subscription) { receiveCompletion(completion) }
  }

  @usableFromInline var description: String { "Sink" }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  @usableFromInline var playgroundDescription: Any { description }
}
