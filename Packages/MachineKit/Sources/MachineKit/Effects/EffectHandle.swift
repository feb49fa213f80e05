import Locking

/// One running effect: its origin, whether it has been cancelled, and how to cancel it.
///
/// Thread-safe. The loop keeps the handles of what is in flight.
public final class EffectHandle: @unchecked Sendable {
  /// Whether it runs as long as its loop does (a custom feedback) and so never counts as in flight.
  let isBackground: Bool

  /// What its events carry.
  @usableFromInline let ticket: EffectTicket

  let startedAt = ContinuousClock.now

  /// The place among its feedback's running effects; guarded by the runner's lock.
  @exclusivity(unchecked) @usableFromInline var place = 0

  // Guarded by the loop's lock.
  var slot = -1
  /// What began it, if somebody looks on: given by whoever started it late, else found by the loop.
  @exclusivity(unchecked) @usableFromInline var cause: EffectCause?

  private enum Phase {
    case running
    case finished
    case cancelled
  }

  private enum CancelWork {
    case none
    case call(() -> Void)
    case cancel(Task<Void, Never>)

    func perform() {
      switch self {
      case .none: return
      case .call(let work): work()
      case .cancel(let task): task.cancel()
      }
    }
  }

  private let ownsSource: Bool
  private let host: EffectHostLink?
  private let lock = Lock()
  private var phase = Phase.running
  private var cancelWork = CancelWork.none
  private var runner: (any EffectEnding)?

  /// Makes the handle of an effect.
  ///
  /// - Parameters:
  ///   - ticket: what its events carry.
  ///   - ownsSource: whether the ticket's source is of this effect alone, so that cancelling it stops the source.
  ///   - isBackground: whether it runs as long as its loop does.
  ///   - host: the loop.
  ///   - runner: is told when the effect has ended.
  @usableFromInline
  init(
    ticket: EffectTicket,
    ownsSource: Bool,
    isBackground: Bool = false,
    host: EffectHostLink?,
    runner: (any EffectEnding)? = nil
  ) {
    self.ticket = ticket
    self.ownsSource = ownsSource
    self.isBackground = isBackground
    self.host = host
    self.runner = runner
  }

  /// Where the effect comes from.
  public var origin: EffectOrigin { ticket.source.origin }

  /// Whether the effect has been cancelled, or its feedback has stopped: nothing of it arrives any more.
  public var isCancelled: Bool {
    ticket.isCancelled || lock.withLock { phase == .cancelled }
  }

  /// Gives the work that cancelling does. Called at once if the effect has been cancelled already.
  ///
  /// - Parameter work: the work; called once, on the thread that cancels.
  public func onCancel(_ work: @escaping () -> Void) {
    attach(.call(work))
  }

  /// Gives the task that cancelling cancels.
  @usableFromInline
  func onCancel(_ task: Task<Void, Never>) {
    attach(.cancel(task))
  }

  private func attach(_ work: CancelWork) {
    let (runsNow, replaced) = lock.withLock {
      let replaced = cancelWork
      if phase == .running { cancelWork = work }
      return (phase == .cancelled, replaced)
    }
    if runsNow { work.perform() }
    // It is let go of here, with no lock held.
    withExtendedLifetime(replaced) {}
  }

  /// Ends the effect by itself: what it has enqueued stays. Does nothing after the first end.
  public func finish() {
    end(as: .finished)
  }

  /// Cancels the effect: its work is cancelled and what it has enqueued is dropped, also if it finished before
  /// the loop took it. Does nothing the second time.
  public func cancel() {
    if ownsSource { ticket.source.stop() } else { ticket.source.cancel(ticket.number) }
    end(as: .cancelled)
  }

  /// The same, also for the effects that wait for this one to end.
  func cancelWithThoseThatWait() {
    lock.withLock { runner }?.dropWaiting()
    cancel()
  }

  private func end(as next: Phase) {
    let (wasRunning, work, runner) = lock.withLock {
      let taken = (phase == .running, cancelWork, self.runner)
      if phase == .running || next == .cancelled { phase = next }
      cancelWork = .none
      self.runner = nil
      return taken
    }
    if next == .cancelled { work.perform() }
    guard wasRunning else { return withExtendedLifetime((work, runner)) {} }
    // What follows the effect starts before the loop hears that it has ended.
    runner?.effectEnded(self)
    host?.loop?.unregister(self)
    withExtendedLifetime((work, runner)) {}
  }
}

/// Is told when an effect that it has started ends, on any thread.
@usableFromInline
protocol EffectEnding: AnyObject {
  func effectEnded(_ handle: EffectHandle)

  /// Those that wait for their turn are not to have it.
  func dropWaiting()
}
