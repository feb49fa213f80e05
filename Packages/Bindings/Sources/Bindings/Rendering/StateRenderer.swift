import Dispatch
import Locking
import ReactiveCore

/// Brings the states of a store to the main queue: in order, coalesced to the latest of a turn, at once when the
/// update is made on the main queue.
final class StateRenderer<State>: @unchecked Sendable {
  private let body: (State) -> Void
  private let lock = Lock()
  private var pending: State?
  private var isScheduled = false
  private var isCancelled = false

  private init(_ body: @escaping (State) -> Void) {
    self.body = body
  }

  /// Renders a publisher's states until the result is cancelled or released.
  static func render(
    _ states: some Publisher<State, Never>,
    _ body: @escaping (State) -> Void
  ) -> AnyCancellable {
    let renderer = StateRenderer(body)
    let subscription = states.sink { renderer.receive($0) }
    return AnyCancellable {
      subscription.cancel()
      renderer.cancel()
    }
  }

  private func receive(_ state: State) {
    let isOnMain = MainTurn.isCurrent
    var replaced: State?
    let schedules = lock.withLock {
      replaced = pending
      pending = state
      guard !isOnMain, !isScheduled else { return false }
      isScheduled = true
      return true
    }
    _ = replaced
    if isOnMain { flush() } else if schedules { MainTurn.next { self.flushScheduled() } }
  }

  private func flushScheduled() {
    lock.withLock { isScheduled = false }
    flush()
  }

  private func flush() {
    let state = lock.withLock {
      let state = isCancelled ? nil : pending
      pending = nil
      return state
    }
    if let state { body(state) }
  }

  private func cancel() {
    lock.withLock { isCancelled = true }
  }
}

/// The main queue's turns, which are also the main actor's.
enum MainTurn {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the caller runs on the main queue.
  static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs work in the main queue's next turn.
  static func next(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: work)
  }
}
