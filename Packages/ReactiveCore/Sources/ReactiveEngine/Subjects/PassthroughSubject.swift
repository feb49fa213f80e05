/// A subject that passes values on to the subscribers it has at the moment, and keeps none.
///
/// A value is dropped for a subscriber that has no demand. `send` may be called from any thread: subscribers see
/// concurrent sends one after the other, in one order, delivered by one of the sending threads; a send from
/// inside a subscriber is delivered at once, unless values that other threads have sent before still wait.
///
/// ```swift
/// let subject = PassthroughSubject<Int, Never>()
/// let cancellable = subject.sink { print($0) }
/// subject.send(1)  // prints 1
/// ```
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  @usableFromInline let core: SubjectCore<Output, Failure>

  /// Makes a subject without subscribers.
  public init() {
    core = SubjectCore(name: "PassthroughSubject")
  }

  /// Gives the subject the subscription of a publisher that feeds it. Asks it for all values, once the
  /// subject has a subscriber that wants some.
  ///
  /// - Parameter subscription: the subscription; cancelled when the subject is released.
  public func send(subscription: any Subscription) {
    core.add(upstream: subscription, requestAtOnce: false)
  }

  /// Attaches a subscriber, which gets what is sent from now on. A subject that has ended gives only its
  /// completion. May be called from any thread.
  ///
  /// - Parameter subscriber: gets values as far as it asks for them.
  @inlinable @inline(__always)
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    core.attach(subscriber, replays: false)
  }

  /// Sends a value to the subscribers that want one.
  ///
  /// After the subject has ended this does nothing. May be called from any thread.
  ///
  /// - Parameter input: the value.
  @inlinable
  public func send(_ input: Output) {
    core.send(input)
  }

  /// Ends the subject, for its subscribers and those to come. Further values and completions are ignored.
  ///
  /// - Parameter completion: `finished`, or the failure.
  @inlinable
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
}
