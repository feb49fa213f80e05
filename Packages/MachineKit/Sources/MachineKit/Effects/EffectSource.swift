import Locking

/// What the effects of one feedback in one loop have in common, so that cancelling some takes back what they have
/// enqueued: each effect has a number, and all below one are cancelled. No effect is looked for, and none need be
/// kept for it.
@usableFromInline
final class EffectSource: @unchecked Sendable {
  @usableFromInline let origin: EffectOrigin
  /// The number below which all are cancelled; its complement while some of the others are, too.
  @usableFromInline let firstValid = AtomicInt(0)

  /// Whose stopping also cancels these effects: those of a custom feedback come from as many sources as it has
  /// streams.
  @usableFromInline let owner: EffectSource?

  /// The number of the next effect. The draining thread's.
  @exclusivity(unchecked) @usableFromInline var next = 0

  private let lock = Lock()
  /// Those that were cancelled by themselves. Guarded by the lock.
  private var cancelledOnes: Set<Int> = []
  private var pruneAt = 16

  @inlinable
  init(origin: EffectOrigin, owner: EffectSource? = nil) {
    self.origin = origin
    self.owner = owner
  }

  /// What a new effect's events carry. Called on the draining thread.
  @inlinable
  func newTicket() -> EffectTicket {
    defer { next &+= 1 }
    return EffectTicket(source: self, number: next)
  }

  /// Cancels the effects so far. Called on the draining thread.
  @inlinable
  func cancelAll() {
    firstValid.store(next)
  }

  /// Whether the effect with a number is cancelled.
  @inlinable
  func hasCancelled(_ number: Int) -> Bool {
    let first = firstValid.load()
    if number < first || first < 0 && hasCancelled(number, first: ~first) { return true }
    return owner?.hasCancelled(0) ?? false
  }

  @usableFromInline @inline(never)
  func hasCancelled(_ number: Int, first: Int) -> Bool {
    number < first || lock.withLock { cancelledOnes.contains(number) }
  }

  /// Cancels one effect. Called on any thread.
  func cancel(_ number: Int) {
    if hasCancelled(number) { return }
    lock.withLock {
      let known = firstValid.load()
      let first = known < 0 ? ~known : known
      cancelledOnes.insert(number)
      pruneIfLarge(below: first)
      // If it is replaced meanwhile, by a higher one, all effects so far are cancelled.
      if known >= 0 { _ = firstValid.replace(known, with: ~known) }
    }
  }

  /// Forgets those that are cancelled anyway, each time there are twice as many. With the lock held.
  private func pruneIfLarge(below first: Int) {
    guard cancelledOnes.count >= pruneAt else { return }
    cancelledOnes = cancelledOnes.filter { $0 >= first }
    pruneAt = max(16, cancelledOnes.count * 2)
  }

  /// Cancels the effects so far and to come.
  @inlinable
  func stop() {
    firstValid.store(.max)
  }
}

/// What an event carries that an effect has enqueued: whose it is.
@usableFromInline
struct EffectTicket: Sendable {
  @usableFromInline let source: EffectSource
  @usableFromInline let number: Int

  @inlinable
  init(source: EffectSource, number: Int) {
    self.source = source
    self.number = number
  }

  /// Whether the event is to be dropped.
  @inlinable
  var isCancelled: Bool {
    source.hasCancelled(number)
  }
}
