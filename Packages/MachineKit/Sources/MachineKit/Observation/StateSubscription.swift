import Locking
import ReactiveCore

/// One subscriber of a store's states.
///
/// It is *direct* while the subscriber wants all there is and has got all there was: then the loop hands it each
/// state with no bookkeeping. Else a mailbox keeps the states in order.
@usableFromInline
final class StateSubscription<State>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  @usableFromInline let mode = AtomicInt(0)
  private var mailbox = StateMailbox<State>()
  private var deliverState: ((State) -> Subscribers.Demand)?
  private var complete: (() -> Void)?
  private var detach: ((StateObserver<State>) -> Void)?
  private var onCancel: (() -> Void)?
  private var attached: StateObserver<State>?

  @usableFromInline
  init(
    deliver: @escaping (State) -> Subscribers.Demand,
    complete: @escaping () -> Void,
    detach: @escaping (StateObserver<State>) -> Void,
    onCancel: (() -> Void)?
  ) {
    deliverState = deliver
    self.complete = complete
    self.detach = detach
    self.onCancel = onCancel
  }

  /// The observer that the loop calls; let go of at the end, for it keeps the subscriber.
  @usableFromInline var observer: StateObserver<State>? {
    get { lock.withLock { attached } }
    set { lock.withLock { attached = newValue } }
  }

  /// Whether the loop may call the subscriber.
  @inlinable var isDirect: Bool { mode.load() == 1 }

  /// Takes the first state. Called with the loop's lock held: only stores it.
  @usableFromInline
  func prepare(with state: State) {
    lock.withLock { mailbox.enqueue(state) }
  }

  @usableFromInline
  func deliver() {
    perform(lock.withLock { mailbox.resume() })
  }

  @usableFromInline
  func receive(_ state: State) {
    perform(lock.withLock { mailbox.offer(state) })
  }

  /// The loop has ended. Called when no state is being received.
  @usableFromInline
  func finish() {
    mode.store(0)
    perform(lock.withLock { mailbox.end() })
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    perform(lock.withLock { mailbox.request(demand) })
  }

  @usableFromInline
  func cancel() {
    mode.store(0)
    let (dropped, ended) = lock.withLock { (mailbox.cancel(), takeEnd()) }
    if let observer = ended.observer { ended.detach?(observer) }
    ended.onCancel?()
    withExtendedLifetime((dropped, ended)) {}
  }

  /// Everything that keeps the subscriber or the loop, to be let go of outside the lock.
  private struct End {
    var deliver: ((State) -> Subscribers.Demand)?
    var complete: (() -> Void)?
    var detach: ((StateObserver<State>) -> Void)?
    var onCancel: (() -> Void)?
    var observer: StateObserver<State>?
  }

  private func takeEnd() -> End {
    defer {
      deliverState = nil
      complete = nil
      detach = nil
      onCancel = nil
      attached = nil
    }
    return End(
      deliver: deliverState,
      complete: complete,
      detach: detach,
      onCancel: onCancel,
      observer: attached
    )
  }

  /// Delivers until there is nothing to deliver; iterative, so that a subscriber asking for more from inside a
  /// delivery does not grow the stack.
  private func perform(_ first: StateMailbox<State>.Action) {
    var action = first
    while true {
      switch action {
      case .none:
        return
      case .deliver(let state):
        let deliver = lock.withLock { deliverState }
        let more = deliver?(state) ?? .none
        action = lock.withLock {
          let next = mailbox.delivered(more)
          if mailbox.isDirect { mode.store(1) }
          return next
        }
      case .finish:
        let ended = lock.withLock { takeEnd() }
        ended.complete?()
        withExtendedLifetime(ended) {}
        return
      }
    }
  }
}
