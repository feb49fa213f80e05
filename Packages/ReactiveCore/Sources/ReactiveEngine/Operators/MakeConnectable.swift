extension Publishers {
  /// Gives a publisher the means to connect.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Makes the publisher that `makeConnectable()` returns.
    ///
    /// - Parameter upstream: the publisher that is subscribed to on connecting.
    public init(upstream: Upstream) {
      shared = upstream.multicast(subject: PassthroughSubject())
    }

    /// Attaches a subscriber, which gets nothing before `connect()` is called.
    ///
    /// - Parameter subscriber: gets the values that come while it is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    /// Subscribes to the upstream, for all subscribers at once.
    ///
    /// - Returns: ends the connection when it is cancelled or released.
    public func connect() -> any Cancellable {
      shared.connect()
    }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that starts when it is told to connect, so that several subscribers miss nothing.
  ///
  /// ```swift
  /// let numbers = [1, 2].publisher.makeConnectable()
  /// let first = numbers.sink { print("first", $0) }
  /// let second = numbers.sink { print("second", $0) }
  /// let connection = numbers.connect()
  /// ```
  ///
  /// - Returns: a publisher to connect. Copies of it share the connection.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
