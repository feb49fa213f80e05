import Locking

/// What a running feedback may do to its loop: start effects and enqueue their events.
///
/// It does not keep the loop alive: after the loop is gone its calls do nothing.
public struct FeedbackContext<Event> {
  @usableFromInline let host: EffectHostLink

  /// Where effects run, if not on the default executor.
  @usableFromInline let executor: EffectExecutor?

  /// Tells a test that an effect that is never in flight has ended.
  @usableFromInline let effectEnded: (() -> Void)?

  /// Whether somebody wants to know what began an effect.
  @usableFromInline let isObserved: Bool

  /// Appends an event to the loop's queue; only for a feedback that the loop is calling, so it needs no reference.
  @usableFromInline let enqueueFromFeedback: (Event, EffectTicket) -> Void

  @usableFromInline let enqueue: (Event, EffectTicket) -> Void

  @usableFromInline
  init(
    host: EffectHostLink,
    executor: EffectExecutor?,
    effectEnded: (() -> Void)?,
    isObserved: Bool,
    enqueueFromFeedback: @escaping (Event, EffectTicket) -> Void,
    enqueue: @escaping (Event, EffectTicket) -> Void
  ) {
    self.host = host
    self.executor = executor
    self.effectEnded = effectEnded
    self.isObserved = isObserved
    self.enqueueFromFeedback = enqueueFromFeedback
    self.enqueue = enqueue
  }

  /// Registers a new effect with the loop. It is cancelled at once if the loop has ended.
  ///
  /// - Parameters:
  ///   - origin: where the effect comes from, for diagnostics.
  ///   - isBackground: whether it runs as long as the loop does, and so is not "in flight".
  public func makeEffect(origin: EffectOrigin, isBackground: Bool = false) -> EffectHandle {
    register(
      EffectHandle(
        ticket: EffectSource(origin: origin).newTicket(),
        ownsSource: true,
        isBackground: isBackground,
        host: host
      )
    )
  }

  /// Registers an effect that is also cancelled when `owner` stops.
  func makeEffect(owner: EffectSource) -> EffectHandle {
    let ticket = EffectSource(origin: owner.origin, owner: owner).newTicket()
    return register(EffectHandle(ticket: ticket, ownsSource: true, host: host))
  }

  private func register(_ handle: EffectHandle) -> EffectHandle {
    if !host.register(handle) { handle.cancel() }
    return handle
  }

  /// Appends an event to the loop's queue, from any thread. Dropped if `handle` has been cancelled by the time
  /// the loop would take it.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - handle: the effect that emits it; its cancel also takes the event out of the queue.
  @inlinable
  public func enqueue(_ event: Event, from handle: EffectHandle) {
    enqueue(event, handle.ticket)
  }

  /// Has `work` run on the draining thread, after what is queued now. Dropped when the loop ends first.
  ///
  /// - Parameter cause: what the effects that it starts are to be said to come from.
  @usableFromInline
  func perform(causedBy cause: EffectCause? = nil, _ work: @escaping () -> Void) {
    host.loop?.perform(causedBy: cause, work)
  }

  /// What an effect that is asked for now comes from, if somebody wants to know.
  @usableFromInline var cause: EffectCause? {
    isObserved ? host.loop?.currentCause : nil
  }

  /// The context for a child's feedbacks.
  ///
  /// - Parameter embed: makes the loop's event of a child's.
  @inlinable
  public func pullback<ChildEvent>(
    _ embed: @escaping (ChildEvent) -> Event
  ) -> FeedbackContext<ChildEvent> {
    FeedbackContext<ChildEvent>(
      parent: self,
      enqueueFromFeedback: { [enqueueFromFeedback] event, ticket in
        enqueueFromFeedback(embed(event), ticket)
      },
      enqueue: { [enqueue] event, ticket in enqueue(embed(event), ticket) }
    )
  }

  @usableFromInline
  init<Parent>(
    parent: FeedbackContext<Parent>,
    enqueueFromFeedback: @escaping (Event, EffectTicket) -> Void,
    enqueue: @escaping (Event, EffectTicket) -> Void
  ) {
    self.init(
      host: parent.host,
      executor: parent.executor,
      effectEnded: parent.effectEnded,
      isObserved: parent.isObserved,
      enqueueFromFeedback: enqueueFromFeedback,
      enqueue: enqueue
    )
  }
}

/// What the loop offers to effects, whatever its state and event.
@usableFromInline
protocol EffectHost: AnyObject, Sendable {
  /// Returns false when the loop has ended.
  func register(_ handle: EffectHandle) -> Bool
  func unregister(_ handle: EffectHandle)
  func perform(causedBy cause: EffectCause?, _ work: @escaping () -> Void)
  /// What an effect that is asked for now comes from, in a loop that is observed.
  var currentCause: EffectCause? { get }
}

/// How what a feedback has left running finds its loop: cut when the loop ends, so that it keeps nothing. (A weak
/// reference would make every retain of the loop dearer.)
@usableFromInline
final class EffectHostLink: @unchecked Sendable {
  private let lock = Lock()
  private var host: (any EffectHost)?

  @usableFromInline
  init(_ loop: any EffectHost) {
    host = loop
  }

  @usableFromInline var loop: (any EffectHost)? {
    lock.withLock { host }
  }

  func cut() {
    let host = lock.withLock {
      defer { self.host = nil }
      return self.host
    }
    withExtendedLifetime(host) {}
  }

  @usableFromInline
  func register(_ handle: EffectHandle) -> Bool {
    loop?.register(handle) ?? false
  }
}
