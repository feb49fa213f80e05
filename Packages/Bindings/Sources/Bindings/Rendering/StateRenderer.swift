import Locking
import ReactiveCore

/// Brings the states of a store to where they are drawn: in order, coalesced to the latest of a turn, at once when the
/// update is made there. One is drawn at a time: what a drawing sends is drawn after it.
final class StateRenderer<State>: @unchecked Sendable {
  private let turn: Turn
  private let areEqual: ((State, State) -> Bool)?
  private let body: (State) -> Void
  private let lock = Lock()
  private var pending: State?
  /// What was drawn last, for ``areEqual``.
  private var drawn: State?
  private var draws = 0
  private var isDrawing = false
  private var isScheduled = false
  private var isCancelled = false

  private init(in turn: Turn, _ areEqual: ((State, State) -> Bool)?, _ body: @escaping (State) -> Void) {
    self.turn = turn
    self.areEqual = areEqual
    self.body = body
  }

  /// Renders a publisher's states until the result is cancelled or released.
  ///
  /// - Parameters:
  ///   - states: the states.
  ///   - turn: where to draw.
  ///   - areEqual: whether a state looks like the one that was drawn last, and need not be drawn. It is called by
  ///     the publisher alone.
  ///   - body: draws a state.
  static func render(
    _ states: some Publisher<State, Never>,
    in turn: Turn = .main,
    removeDuplicates areEqual: ((State, State) -> Bool)? = nil,
    _ body: @escaping (State) -> Void
  ) -> AnyCancellable {
    let renderer = StateRenderer(in: turn, areEqual, body)
    let subscription = states.sink { renderer.receive($0) }
    return AnyCancellable {
      subscription.cancel()
      renderer.cancel()
    }
  }

  private func receive(_ state: State) {
    let isCurrent = turn.isCurrent()
    // Compared with no lock held, so another may be drawn meanwhile: then it is the one to compare with.
    while true {
      let (draws, drawn) = lock.withLock { (self.draws, self.drawn) }
      let isDrawn = if let areEqual, let drawn { areEqual(drawn, state) } else { false }
      if keep(isDrawn ? nil : state, unlessDrawnSince: draws, isCurrent) { break }
    }
  }

  /// Keeps a state to draw, or none: what there is to draw has become what is drawn already.
  ///
  /// - Returns: false, and nothing is kept, when something was drawn since.
  private func keep(_ state: State?, unlessDrawnSince draws: Int, _ isCurrent: Bool) -> Bool {
    let (isKept, replaced, schedules) = lock.withLock { () -> (Bool, State?, Bool) in
      guard self.draws == draws else { return (false, nil, false) }
      defer { pending = state }
      guard state != nil, !isCurrent, !isScheduled else { return (true, pending, false) }
      isScheduled = true
      return (true, pending, true)
    }
    // What it replaces is let go of here, with no lock held.
    withExtendedLifetime(replaced) {}
    if isKept, isCurrent { flush() } else if schedules { turn.next { self.flushScheduled() } }
    return isKept
  }

  private func flushScheduled() {
    lock.withLock { isScheduled = false }
    flush()
  }

  /// Draws what there is to draw. If something is being drawn, it is drawn after that, by whoever draws.
  private func flush() {
    let isFree = lock.withLock {
      defer { isDrawing = true }
      return !isDrawing
    }
    guard isFree else { return }
    while let state = next() { body(state) }
  }

  /// The next state to draw; nil, and the drawing ends, if there is none.
  private func next() -> State? {
    let (state, former) = lock.withLock { () -> (State?, State?) in
      guard let state = pending, !isCancelled else {
        isDrawing = false
        return (nil, nil)
      }
      pending = nil
      draws += 1
      defer { if areEqual != nil { drawn = state } }
      return (state, drawn)
    }
    withExtendedLifetime(former) {}
    return state
  }

  private func cancel() {
    let left = lock.withLock {
      isCancelled = true
      defer { (pending, drawn) = (nil, nil) }
      return (pending, drawn)
    }
    withExtendedLifetime(left) {}
  }
}
