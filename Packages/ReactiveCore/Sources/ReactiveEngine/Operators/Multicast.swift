import Locking

extension Publishers {
  /// Shares one subscription to the upstream between many subscribers, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher that is shared.
    public final let upstream: Upstream
    /// Makes the subject, when it is first needed.
    public final let createSubject: () -> SubjectType

    // Guarded by the lock.
    private let lock = Lock()
    private var made: SubjectType?

    /// Makes the publisher that `multicast(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher that is shared.
    ///   - createSubject: makes the subject, when it is first needed.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// The subject, made when it is first needed; of two made at the same time the first is kept.
    private var subject: SubjectType {
      if let subject = lock.withLock({ made }) { return subject }
      let fresh = createSubject()
      return lock.withLock {
        if made == nil { made = fresh }
        return made!
      }
    }

    /// Attaches a subscriber to the subject. It gets nothing before `connect()` is called, but what the
    /// subject itself has to say.
    ///
    /// - Parameter subscriber: gets the subject's values.
    public final func receive<S: Subscriber>(subscriber: S)
    where SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      subject.subscribe(EventStage("Multicast", .init(to: subscriber)))
    }

    /// Subscribes the subject to the upstream, for all subscribers at once.
    ///
    /// - Returns: ends the connection when it is cancelled or released.
    public final func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }
}

extension Publisher {
  /// Shares one subscription to this publisher between many subscribers, through a subject.
  ///
  /// - Parameter createSubject: makes the subject, once.
  /// - Returns: a publisher that starts when it is told to connect.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Self.Failure == S.Failure, Self.Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription to this publisher between many subscribers, through a subject.
  ///
  /// - Parameter subject: the subject.
  /// - Returns: a publisher that starts when it is told to connect.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where Self.Failure == S.Failure, Self.Output == S.Output {
    multicast { subject }
  }
}
