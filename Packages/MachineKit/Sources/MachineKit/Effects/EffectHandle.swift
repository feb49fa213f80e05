import Locking

/// One running effect: its origin, whether it has been cancelled, and how to cancel it.
///
/// Thread-safe. The loop keeps the handles of what is in flight; queued events know the handle they came from,
/// so that cancelling an effect also takes back what it has enqueued.
public final class EffectHandle: @unchecked Sendable {
  /// Where the effect comes from.
  public let origin: EffectOrigin

  /// Whether it runs as long as its loop does (a custom feedback) and so never counts as in flight.
  let isBackground: Bool

  private let owner: EffectOwner?

  /// The handle's place in the loop's registry; guarded by the loop's lock.
  var slot: Int?

  private enum Phase {
    case running(onEnd: [() -> Void])
    case finished
    case cancelled
  }

  private let lock = Lock()
  private var phase = Phase.running(onEnd: [])
  private var cancelWork: (() -> Void)?

  init(origin: EffectOrigin, owner: EffectOwner?, isBackground: Bool) {
    self.origin = origin
    self.owner = owner
    self.isBackground = isBackground
  }

  /// Whether the effect has been cancelled, or its feedback has stopped: nothing of it arrives any more.
  public var isCancelled: Bool {
    let isCancelled = lock.withLock {
      if case .cancelled = phase { true } else { false }
    }
    return isCancelled || owner?.isStopped == true
  }

  /// Gives the work that cancelling does. Called at once if the effect has been cancelled already.
  public func onCancel(_ work: @escaping () -> Void) {
    let runsNow = lock.withLock {
      switch phase {
      case .running:
        cancelWork = work
        return false
      case .finished: return false
      case .cancelled: return true
      }
    }
    if runsNow { work() }
  }

  /// Gives work for when the effect has finished or been cancelled. Called at once if it has ended already.
  func onEnd(_ work: @escaping () -> Void) {
    let runsNow = lock.withLock {
      guard case .running(let works) = phase else { return true }
      phase = .running(onEnd: works + [work])
      return false
    }
    if runsNow { work() }
  }

  /// Ends the effect by itself: what it has enqueued stays. Does nothing after the first end.
  public func finish() {
    end(as: .finished)
  }

  /// Cancels the effect: its work is cancelled and what it has enqueued is dropped, also if it finished before
  /// the loop took it. Does nothing the second time.
  public func cancel() {
    end(as: .cancelled)
  }

  private func end(as next: Phase) {
    let (cancel, onEnd, dropped): ((() -> Void)?, [() -> Void], (() -> Void)?) = lock.withLock {
      let work = cancelWork
      cancelWork = nil
      switch (phase, next) {
      case (.running(let works), .cancelled):
        phase = .cancelled
        return (work, works, nil)
      case (.running(let works), _):
        phase = next
        return (nil, works, work)
      case (.finished, .cancelled):
        phase = .cancelled
        return (nil, [], work)
      default:
        return (nil, [], work)
      }
    }
    _ = dropped
    cancel?()
    // Last given, first called: what follows the effect starts before the loop hears that it has ended.
    for work in onEnd.reversed() { work() }
  }
}
