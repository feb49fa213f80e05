import Locking

/// Delivers the elements of a sequence as they are asked for.
///
/// The thread that asks first delivers; demand that comes meanwhile, from inside or from other threads, is met by
/// it too. The loop over the elements is made in the publisher's inlinable `receive(subscriber:)`, where the
/// sequence's and the subscriber's types are known. Under unlimited demand an element costs a look at `ended`.
@usableFromInline
final class SequenceSubscription: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
  /// Delivers as many elements as asked for; ends the subscription after the last one.
  @usableFromInline typealias Delivery = (SequenceSubscription, Subscribers.Demand) -> Void

  /// Not zero once cancelled or finished.
  @usableFromInline let ended = AtomicInt(0)

  // Guarded by the lock.
  private let lock = Lock()
  private var sequence: Any?
  /// Let go at the end; the delivering thread keeps it until it is done.
  private var deliver: Delivery?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  /// Gives a subscriber the elements of a sequence, then a completion.
  @inlinable
  static func attach<Elements: Swift.Sequence, S: Subscriber>(
    _ sequence: Elements,
    then completion: Subscribers.Completion<S.Failure>,
    to subscriber: S
  ) where Elements.Element == S.Input {
    var iterator = sequence.makeIterator()
    var following = iterator.next()
    guard following != nil else {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let subscription = SequenceSubscription(sequence) { subscription, demand in
      // Nobody else uses the iterator meanwhile; local copies stay in registers.
      var (localIterator, localFollowing) = (iterator, following)
      following = nil
      var left = demand
      while left > .none, !subscription.hasEnded, let element = localFollowing {
        localFollowing = localIterator.next()
        left -= 1
        let more = subscriber.receive(element)
        if more > .none { subscription.add(more) }
      }
      (iterator, following) = (localIterator, localFollowing)
      if localFollowing == nil, subscription.end() { subscriber.receive(completion: completion) }
    }
    subscriber.receive(subscription: subscription)
  }

  @usableFromInline
  init(_ sequence: Any, deliver: @escaping Delivery) {
    self.sequence = sequence
    self.deliver = deliver
  }

  @inlinable @inline(__always)
  var hasEnded: Bool { ended.load() != 0 }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    guard let deliver = start(demand) else { return }
    while let portion = takePortion() { deliver(self, portion) }
  }

  /// Adds to the demand, from inside a delivery.
  @usableFromInline
  func add(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  /// Adds to the demand. The delivery, if the caller is to deliver.
  private func start(_ more: Subscribers.Demand) -> Delivery? {
    lock.withLock {
      demand += more
      guard !isDelivering, !hasEnded else { return nil }
      isDelivering = true
      return deliver
    }
  }

  /// The demand to meet; `nil` if there is none left, and then the caller delivers no more.
  private func takePortion() -> Subscribers.Demand? {
    lock.withLock {
      guard demand > .none, !hasEnded else {
        isDelivering = false
        return nil
      }
      defer { demand = .none }
      return demand
    }
  }

  /// Ends the subscription. Whether it had not ended.
  @usableFromInline
  func end() -> Bool {
    guard ended.exchange(1) == 0 else { return false }
    let before = lock.withLock {
      defer { (sequence, deliver) = (nil, nil) }
      return (sequence, deliver)
    }
    withExtendedLifetime(before) {}
    return true
  }

  @usableFromInline
  func cancel() {
    _ = end()
  }

  @usableFromInline var description: String {
    lock.withLock { sequence }.map { String(describing: $0) } ?? "Sequence"
  }

  @usableFromInline var playgroundDescription: Any { description }

  @usableFromInline var customMirror: Mirror {
    if let sequence = lock.withLock({ sequence }) {
      Mirror(self, children: ["sequence": sequence])
    } else {
      Mirror(self, children: EmptyCollection())
    }
  }
}
