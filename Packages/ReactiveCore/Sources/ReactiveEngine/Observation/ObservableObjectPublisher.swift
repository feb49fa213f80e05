/// The publisher of ``ObservableObject`` by default: publishes that a change is coming, without content.
public final class ObservableObjectPublisher: Publisher {
  /// No content: it says that there is a change, not which.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  @usableFromInline let subject = SubjectCore<Void, Never>(name: "ObservableObjectPublisher")

  /// Makes a publisher.
  public init() {}

  /// Tells the subscribers that the object is about to change.
  @inlinable
  public func send() {
    subject.send(())
  }

  /// Attaches a subscriber. May be called from any thread.
  ///
  /// - Parameter subscriber: gets a value before each change, if it has asked for one.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.attach(subscriber, replays: false)
  }
}
