import Locking

/// Delivers the elements of a sequence as they are asked for.
///
/// The thread that asks first delivers; demand that comes meanwhile, from inside or from other threads, is met by
/// it too. Under unlimited demand an element costs a look at `phase`.
@usableFromInline
final class SequenceSubscription<Elements: Swift.Sequence>: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
  @usableFromInline let onValue: (Elements.Element) -> Subscribers.Demand
  @usableFromInline let onFinish: () -> Void
  /// Not zero once cancelled or finished.
  @usableFromInline let ended = AtomicInt(0)
  /// Touched by the delivering thread.
  @exclusivity(unchecked) @usableFromInline var iterator: Elements.Iterator
  @exclusivity(unchecked) @usableFromInline var next: Elements.Element?

  // Guarded by the lock.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var sequence: Elements?
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  @exclusivity(unchecked) @usableFromInline var isDelivering = false

  @inlinable
  convenience init(
    sequence: Elements,
    onValue: @escaping (Elements.Element) -> Subscribers.Demand,
    onFinish: @escaping () -> Void
  ) {
    self.init(sequence, iterator: sequence.makeIterator(), onValue: onValue, onFinish: onFinish)
    next = iterator.next()
  }

  @inlinable
  init(
    _ sequence: Elements,
    iterator: Elements.Iterator,
    onValue: @escaping (Elements.Element) -> Subscribers.Demand,
    onFinish: @escaping () -> Void
  ) {
    self.sequence = sequence
    self.iterator = iterator
    self.onValue = onValue
    self.onFinish = onFinish
  }

  @usableFromInline var isExhausted: Bool { next == nil }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    guard add(demand, startingDelivery: true) else { return }
    while let portion = takePortion() {
      if portion == .unlimited {
        deliverAll()
      } else {
        deliver(atMost: portion.max ?? 0)
      }
    }
  }

  @inlinable
  func deliverAll() {
    // Nobody else touches the iterator while this thread delivers; a local one stays in registers.
    var iterator = iterator
    var following = next
    next = nil
    while let element = following, ended.load() == 0 {
      following = iterator.next()
      _ = onValue(element)
    }
    self.iterator = iterator
    next = following
    finishIfExhausted()
  }

  @inlinable
  func deliver(atMost count: Int) {
    var left = count
    while left > 0, ended.load() == 0, let element = next {
      next = iterator.next()
      left -= 1
      let more = onValue(element)
      if more > .none { _ = add(more, startingDelivery: false) }
    }
    finishIfExhausted()
  }

  /// Whether the caller is to deliver.
  @inlinable
  func add(_ more: Subscribers.Demand, startingDelivery: Bool) -> Bool {
    lock.withLock {
      demand += more
      guard startingDelivery, !isDelivering, ended.load() == 0 else { return false }
      isDelivering = true
      return true
    }
  }

  /// The demand to meet; `nil` if there is none left, and then the caller delivers no more.
  @inlinable
  func takePortion() -> Subscribers.Demand? {
    lock.withLock {
      guard demand > .none, ended.load() == 0 else {
        isDelivering = false
        return nil
      }
      defer { demand = .none }
      return demand
    }
  }

  @inlinable
  func finishIfExhausted() {
    guard next == nil, ended.replace(0, with: 1) else { return }
    releaseSequence()
    onFinish()
  }

  @inlinable
  func cancel() {
    if ended.exchange(1) == 0 { releaseSequence() }
  }

  @inlinable
  func releaseSequence() {
    let sequence = lock.withLock {
      defer { self.sequence = nil }
      return self.sequence
    }
    withExtendedLifetime(sequence) {}
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
