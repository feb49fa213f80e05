/// The limit of subscribing and cancelling: the objects that a subscription needs, made and released. They are the
/// closure's context, the subscriber, what hides its type from the publisher, the subscription, and what cancels
/// on release.
final class HandSubscription {
  /// What receives: two closures.
  final class Subscriber {
    let onValue: (Int) -> Void
    let onCompletion: () -> Void
    var subscription: HandSubscription?

    init(onValue: @escaping (Int) -> Void, onCompletion: @escaping () -> Void) {
      self.onValue = onValue
      self.onCompletion = onCompletion
    }
  }

  /// What hides the type of a subscriber.
  final class Receiver {
    let onValue: (Int) -> Void
    let onCompletion: () -> Void

    init(_ subscriber: Subscriber) {
      onValue = { subscriber.onValue($0) }
      onCompletion = { subscriber.onCompletion() }
    }
  }

  /// What cancels on release.
  final class Token {
    private let subscriber: Subscriber

    init(_ subscriber: Subscriber) {
      self.subscriber = subscriber
    }

    deinit {
      subscriber.subscription?.receiver = nil
      subscriber.subscription = nil
    }
  }

  private var receiver: Receiver?
  private var demand = 0
  private var isActive = true

  init(_ receiver: Receiver) {
    self.receiver = receiver
  }

  @inline(never)
  static func make(_ onValue: @escaping (Int) -> Void) -> Token {
    let subscriber = Subscriber(onValue: onValue, onCompletion: {})
    subscriber.subscription = HandSubscription(Receiver(subscriber))
    return Token(subscriber)
  }
}
