import Locking

extension Subscribers {
  /// A subscriber that writes each value to a property of an object, which it retains until it ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// It takes publishers that never fail.
    public typealias Failure = Never

    private enum Status {
      case awaitingSubscription
      case subscribed(any Subscription)
      case terminal
    }

    private let lock = Lock()
    private var status = Status.awaitingSubscription
    private var root: Root?

    /// The object; `nil` once the subscriber has ended.
    public var object: Root? { lock.withLock { root } }

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Makes a subscriber that assigns values to `object[keyPath: keyPath]`.
    ///
    /// - Parameters:
    ///   - object: the object; retained until the subscriber ends.
    ///   - keyPath: the property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The type of the object whose property is written.
    public var description: String { "Assign \(Root.self)." }
    /// The object, the property, and how far the subscriber has come.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "object": object as Any, "keyPath": keyPath, "status": lock.withLock { status } as Any,
        ]
      )
    }
    /// The same as the description.
    public var playgroundDescription: Any { description }

    /// Takes the subscription, and asks it for all values. A second one is cancelled.
    ///
    /// - Parameter subscription: the link to the publisher.
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard case .awaitingSubscription = status else { return false }
        status = .subscribed(subscription)
        return true
      }
      if accepted {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    /// Writes a value to the property; does nothing once the subscriber has ended.
    ///
    /// - Parameter value: the value.
    /// - Returns: no further demand, as all is asked for.
    public func receive(_ value: Input) -> Subscribers.Demand {
      let object: Root? = lock.withLock {
        guard case .subscribed = status else { return nil }
        return root
      }
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Ends the subscriber, and releases the object.
    ///
    /// - Parameter completion: the finish.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = end()
    }

    /// Cancels the subscription, and releases the object.
    public func cancel() {
      end()?.cancel()
    }

    /// Ends the subscriber; the object and the subscription leave the lock before they are released.
    private func end() -> (any Subscription)? {
      let (before, object) = lock.withLock {
        defer { (status, root) = (.terminal, nil) }
        return (status, root)
      }
      return withExtendedLifetime(object) {
        guard case .subscribed(let subscription) = before else { return nil }
        return subscription
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is retained until the publisher ends or the returned
  /// cancellable goes.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - object: the object.
  /// - Returns: cancels the subscription when it is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Self.Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
