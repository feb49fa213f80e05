import Locking

/// A subject's conduits in subscription order.
///
/// A delivery reads `count`, then that many conduits; an append goes behind them, so it does not disturb it. All
/// else is changed by copying, or by the owner of the gate. In a long list, and during a delivery, cancelled
/// conduits stay until there are many.
@usableFromInline
final class ConduitList {
  @usableFromInline let conduits: UnsafeMutablePointer<Unmanaged<SubjectConduit>>
  @usableFromInline let count = AtomicInt(0)
  @usableFromInline let capacity: Int
  @exclusivity(unchecked) @usableFromInline var cancelled = 0

  @inlinable
  init(capacity: Int = 2) {
    self.capacity = capacity
    conduits = .allocate(capacity: capacity)
  }

  @inlinable
  deinit {
    for index in 0..<count.load() { conduits[index].release() }
    conduits.deallocate()
  }

  /// Adds a conduit if there is room for it.
  @inlinable
  func append(_ conduit: SubjectConduit) -> Bool {
    let index = count.load()
    guard index < capacity else { return false }
    (conduits + index).initialize(to: .passRetained(conduit))
    count.store(index + 1)
    return true
  }

  /// Whether it is a matter of nanoseconds to find a conduit.
  @inlinable var isShort: Bool { count.load() <= 16 }

  /// Takes a conduit out. Called by the owner of the gate, between deliveries.
  @inlinable
  func remove(_ conduit: SubjectConduit) -> SubjectConduit? {
    let total = count.load()
    var index = 0
    while index < total, conduits[index].toOpaque() != Unmanaged.passUnretained(conduit).toOpaque() {
      index += 1
    }
    guard index < total else { return nil }
    let removed = conduits[index].takeRetainedValue()
    (conduits + index).update(from: conduits + index + 1, count: total - index - 1)
    count.store(total - 1)
    return removed
  }

  /// Counts a cancelled conduit. Whether there are enough for a copy without them.
  @inlinable
  func noteCancellation() -> Bool {
    cancelled += 1
    return cancelled > 4 && cancelled > count.load() / 2
  }

  /// A list of the conduits that are not cancelled, then `conduit`, with room for as many again.
  @inlinable
  func copyOfActive(for conduit: SubjectConduit?) -> ConduitList {
    let total = count.load()
    // Not `total - cancelled`: that one is cancelled may be seen before it is counted, or be counted in a copy
    // that it was left out of.
    var active = 0
    for position in 0..<total where isActive(at: position) { active += 1 }
    let copy = ConduitList(capacity: 2 * (active + 1))
    for position in 0..<total where isActive(at: position) {
      _ = conduits[position]._withUnsafeGuaranteedRef { copy.append($0) }
    }
    if let conduit { _ = copy.append(conduit) }
    return copy
  }

  @inlinable
  func isActive(at position: Int) -> Bool {
    conduits[position]._withUnsafeGuaranteedRef { $0.isActive }
  }
}
