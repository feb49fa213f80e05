import Locking

/// What the effects of one feedback in one loop have in common, so that cancelling some takes back what they have
/// enqueued: each effect has a number, and all below one are cancelled. No effect is looked for, and none need be
/// kept for it.
@usableFromInline
final class EffectSource: @unchecked Sendable {
  @usableFromInline let origin: EffectOrigin
  @usableFromInline let firstValid = AtomicInt(0)

  /// Whose stopping also cancels these effects: those of a custom feedback come from as many sources as it has
  /// streams.
  @usableFromInline let owner: EffectSource?

  /// The number of the next effect. The draining thread's.
  @exclusivity(unchecked) @usableFromInline var next = 0

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
    if number < firstValid.load() { return true }
    return owner?.hasCancelled(0) ?? false
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
