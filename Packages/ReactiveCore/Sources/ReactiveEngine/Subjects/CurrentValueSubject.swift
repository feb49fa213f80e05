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

  public func send(subscription: any Subscription) {
    core.add(upstream: subscription, requestAtOnce: true)
  }

  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    core.attach(subscriber, replays: true)
  }

  @inlinable
  public func send(_ input: Output) {
    core.sendCurrent(input)
  }

  @inlinable
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
}
