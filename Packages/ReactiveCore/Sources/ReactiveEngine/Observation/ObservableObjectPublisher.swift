/// The publisher of ``ObservableObject`` by default: publishes that a change is coming, without content.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  @usableFromInline let subject = SubjectCore<Void, Never>(name: "ObservableObjectPublisher")

  /// Makes a publisher.
  public init() {}

  /// Tells the subscribers that the object is about to change.
  @inlinable
  public func send() {
    subject.send(())
  }

  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.attach(subscriber, replays: false)
  }
}
