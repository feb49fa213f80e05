/// A publisher of one value, which then finishes.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher.
  ///
  /// - Parameter output: the value.
  @inlinable
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber, to which the value is delivered when it asks for one, on the thread that asks.
  ///
  /// - Parameter subscriber: gets the value and the finish.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
    subscriber.receive(
      subscription: SingleValueSubscription("Just", value: output, mirrorsValue: true) {
        _ = subscriber.receive($0)
        subscriber.receive(completion: .finished)
      }
    )
  }
}

extension Just: Equatable where Output: Equatable {}
