/// What a running feedback may do to its loop: start effects and enqueue their events.
///
/// It does not keep the loop alive: after the loop is gone its calls do nothing.
public struct FeedbackContext<Event> {
  let host: WeakEffectHost
  private let enqueueEvent: (Event, EffectHandle) -> Void

  init(host: WeakEffectHost, enqueue: @escaping (Event, EffectHandle) -> Void) {
    self.host = host
    self.enqueueEvent = enqueue
  }

  /// Registers a new effect with the loop. It is cancelled at once if the loop has ended.
  ///
  /// - Parameters:
  ///   - origin: where the effect comes from, for diagnostics.
  ///   - isBackground: whether it runs as long as the loop does, and so is not "in flight".
  public func makeEffect(origin: EffectOrigin, isBackground: Bool = false) -> EffectHandle {
    makeEffect(origin: origin, owner: nil, isBackground: isBackground)
  }

  func makeEffect(origin: EffectOrigin, owner: EffectOwner?, isBackground: Bool = false) -> EffectHandle {
    let handle = EffectHandle(origin: origin, owner: owner, isBackground: isBackground)
    if let loop = host.loop { loop.register(handle) } else { handle.cancel() }
    return handle
  }

  /// Appends an event to the loop's queue, from any thread. Dropped if `handle` has been cancelled by the time
  /// the loop would take it.
  public func enqueue(_ event: Event, from handle: EffectHandle) {
    enqueueEvent(event, handle)
  }

  /// Has `work` run on the draining thread, after what is queued now. Dropped when the loop ends first.
  func perform(_ work: @escaping () -> Void) {
    host.loop?.perform(work)
  }

  /// The context for a child's feedbacks.
  ///
  /// - Parameter embed: makes the loop's event of a child's.
  public func pullback<ChildEvent>(
    _ embed: @escaping (ChildEvent) -> Event
  ) -> FeedbackContext<ChildEvent> {
    FeedbackContext<ChildEvent>(host: host) { [enqueueEvent] event, handle in
      enqueueEvent(embed(event), handle)
    }
  }
}

/// What the loop offers to effects, whatever its state and event.
protocol EffectHost: AnyObject, Sendable {
  func register(_ handle: EffectHandle)
  func perform(_ work: @escaping () -> Void)
}

/// A loop, held weakly: running effects must not keep it alive.
struct WeakEffectHost: Sendable {
  weak let loop: (any EffectHost)?
}
