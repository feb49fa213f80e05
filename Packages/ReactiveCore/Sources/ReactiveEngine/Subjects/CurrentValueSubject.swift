/// A subject that has a value, and gives it to each new subscriber.
///
/// Threads: as ``PassthroughSubject``; ``value`` may be read and written from any thread.
///
/// ```swift
/// let subject = CurrentValueSubject<Int, Never>(1)
/// let cancellable = subject.sink { print($0) }  // prints 1
/// subject.value = 2  // prints 2
/// ```
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  @usableFromInline let core: SubjectCore<Output, Failure>

  /// The current value. Setting it sends it.
  public var value: Output {
    get { core.currentValue()!.0 }  // there from the start
    set { core.sendCurrent(newValue) }
  }

  /// Makes a subject.
  ///
  /// - Parameter value: the first value.
  public init(_ value: Output) {
    core = SubjectCore(name: "CurrentValueSubject", current: .some(value))
  }

  /// Gives the subject the subscription of a publisher that feeds it. Asks it for all values, at once.
  ///
  /// - Parameter subscription: the subscription; cancelled when the subject is released.
  public func send(subscription: any Subscription) {
    core.add(upstream: subscription, requestAtOnce: true)
  }

  /// Attaches a subscriber. It gets the current value first; when it wants none, the latest is kept for its
  /// next request. A subject that has ended gives only its completion. May be called from any thread.
  ///
  /// - Parameter subscriber: gets values as far as it asks for them.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    core.attach(subscriber, replays: true)
  }

  /// Sets the value, and sends it to the subscribers.
  ///
  /// After the subject has ended this does nothing. May be called from any thread.
  ///
  /// - Parameter input: the value.
  @inlinable
  public func send(_ input: Output) {
    core.sendCurrent(input)
  }

  /// Ends the subject, for its subscribers and those to come. Further values and completions are ignored.
  ///
  /// - Parameter completion: `finished`, or the failure.
  @inlinable
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
}
