/// A publisher that hides the type of another.
///
/// ```swift
/// let numbers: AnyPublisher<Int, Never> = [1, 2, 3].publisher.map { $0 + 1 }.eraseToAnyPublisher()
/// ```
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  @usableFromInline let attach: (AnySubscriber<Output, Failure>) -> Void

  /// The name of the type, without its parameters.
  public var description: String { "AnyPublisher" }
  /// The same as the description.
  public var playgroundDescription: Any { description }

  /// Hides the type of a publisher.
  ///
  /// - Parameter publisher: the publisher.
  @inlinable
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    if let erased = publisher as? Self {
      self = erased
    } else {
      attach = { publisher.receive(subscriber: $0) }
    }
  }

  /// Subscribes to the hidden publisher.
  ///
  /// - Parameter subscriber: gets the subscription and the values of that publisher.
  @inlinable
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Hides the publisher's type, so that it can change without its users noticing.
  ///
  /// - Returns: a publisher of the same values.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
