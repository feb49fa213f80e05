import Locking

extension Publishers {
  /// Connects to a connectable publisher while it has subscribers.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected to.
    public final let upstream: Upstream

    // Guarded by the lock.
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Makes the publisher that `autoconnect()` returns, without a subscriber yet.
    ///
    /// - Parameter upstream: the publisher to connect to.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber to the upstream; the first one also connects. The connection ends when all
    /// subscribers have cancelled, and the next one connects anew. May be called from any thread.
    ///
    /// - Parameter subscriber: gets the upstream's values.
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
  ///
  /// ```swift
  /// let ticks = [1, 2].publisher.makeConnectable().autoconnect()
  /// let cancellable = ticks.sink { print($0) }
  /// ```
  ///
  /// - Returns: a publisher that nobody needs to connect. It is an object: subscribers of the same one share
  ///   the
  ///   connection.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
