import Locking
import ReactiveCore

/// Brings the states of a store to where they are drawn: in order, coalesced to the latest of a turn, at once when the
/// update is made there.
final class StateRenderer<State>: @unchecked Sendable {
  private let turn: Turn
  private let body: (State) -> Void
  private let lock = Lock()
  private var pending: State?
  private var isScheduled = false
  private var isCancelled = false

  private init(in turn: Turn, _ body: @escaping (State) -> Void) {
    self.turn = turn
    self.body = body
  }

  /// Renders a publisher's states until the result is cancelled or released.
  static func render(
    _ states: some Publisher<State, Never>,
    in turn: Turn = .main,
    _ body: @escaping (State) -> Void
  ) -> AnyCancellable {
    let renderer = StateRenderer(in: turn, body)
    let subscription = states.sink { renderer.receive($0) }
    return AnyCancellable {
      subscription.cancel()
      renderer.cancel()
    }
  }

  private func receive(_ state: State) {
    let isCurrent = turn.isCurrent()
    let (replaced, schedules) = lock.withLock {
      defer { pending = state }
      guard !isCurrent, !isScheduled else { return (pending, false) }
      isScheduled = true
      return (pending, true)
    }
    // What it replaces is let go of here, with no lock held.
    withExtendedLifetime(replaced) {}
    if isCurrent { flush() } else if schedules { turn.next { self.flushScheduled() } }
  }

  private func flushScheduled() {
    lock.withLock { isScheduled = false }
    flush()
  }

  private func flush() {
    let (state, isCancelled) = lock.withLock {
      defer { pending = nil }
      return (pending, self.isCancelled)
    }
    if let state, !isCancelled { body(state) }
  }

  private func cancel() {
    let pending = lock.withLock {
      isCancelled = true
      defer { self.pending = nil }
      return self.pending
    }
    withExtendedLifetime(pending) {}
  }
}
