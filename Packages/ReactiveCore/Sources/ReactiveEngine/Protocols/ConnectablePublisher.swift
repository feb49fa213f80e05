/// A publisher that starts publishing when it is told to connect, so that all subscribers can be attached first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing.
  ///
  /// - Returns: ends the connection when it is cancelled. Keep it for as long as values are wanted.
  func connect() -> any Cancellable
}
