import Locking

extension Publishers {
  /// Connects to a connectable publisher while it has subscribers.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream

    // Guarded by the lock.
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      upstream.subscribe(
        Stage<Output, Failure>(
          "Autoconnect",
          onSubscription: { [self] in
            subscriber.receive(subscription: AutoconnectSubscription(to: $0, onCancel: leave))
          },
          onCompletion: { subscriber.receive(completion: $0) },
          onValue: { subscriber.receive($0) }
        )
      )
      if isFirst { keep(upstream.connect()) }
    }

    /// Keeps the connection, unless the last subscriber has left already.
    private func keep(_ fresh: any Cancellable) {
      let isWanted = lock.withLock {
        guard subscribers > 0, connection == nil else { return false }
        connection = fresh
        return true
      }
      if !isWanted { fresh.cancel() }
    }

    /// A subscriber has cancelled. (One that was completed does not count as gone: its upstream has ended, and is
    /// not to be started again by who comes next.)
    private func leave() {
      let connection: (any Cancellable)? = lock.withLock {
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and ends the connection when the last has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
