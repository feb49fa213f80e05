import IssueReporting
import Locking

/// The loop of one running machine: a queue, a state, the machine's feedbacks, and the observers.
///
/// An event passes it so, one at a time: taken by the thread that found the loop idle (the *drainer*) → reduced
/// in place → the new state shown to the observers → to the feedbacks in body order. Everything sent meanwhile,
/// from this thread or another, waits in the queue; nothing recurses. Whoever gives the lock back has looked at
/// the queue under it, so nothing is left behind.
///
/// One lock. It guards the queue, the phase, the list of observers, and the state while the reducers run, so that
/// another thread's read waits for the reduce instead of racing with it, and no second copy of the state is kept.
/// While observers, feedbacks and effects run it is not held: the state does not change then, for only the
/// drainer changes it. The feedbacks' runs are touched by the drainer alone. This is what makes it safe that
/// State and Event are not `Sendable`: the lock, or being the drainer, stands between any two threads.
///
/// The reducers, and what is released while they run, are the user's code under a lock. So that a `deinit` there
/// may send, cancel or unsubscribe, the loop knows which thread holds the lock (`holder`), and that thread does
/// not take it again.
///
/// The path of an event is inlinable, so that it is specialised for the state and the event where the store is
/// made and used: generic code would ask their metadata at every step.
@usableFromInline
final class EventLoop<State, Event>: @unchecked Sendable {
  @usableFromInline
  enum Phase {
    case idle
    case draining
    /// Cancelled, and the drainer has not yet stopped the feedbacks.
    case ending
    case ended
  }

  @usableFromInline
  enum Entry {
    /// From outside: a `send`.
    case sent(Event)
    /// From a feedback's effect.
    case emitted(Event, EffectTicket)
    /// A feedback's own bookkeeping.
    case work(() -> Void)
  }

  @usableFromInline let reduce: (inout State, Event) -> Void
  @usableFromInline let feedbacks: [ResolvedFeedback<State, Event>]
  @usableFromInline let context: CapturedContext?
  @usableFromInline let tools: LoopTools<State, Event>?

  /// The state, boxed once: reducers change it here, observers look at it here.
  @usableFromInline let box: UnsafeMutablePointer<State>

  @usableFromInline let lock = Lock()
  /// The thread that holds the lock while it runs reducers; else 0.
  @usableFromInline let holder = AtomicWord(0)
  // Guarded by the lock. Exclusivity is ours: no two of these accesses nest.
  @exclusivity(unchecked) @usableFromInline var phase = Phase.draining
  @exclusivity(unchecked) @usableFromInline var queue = EventQueue<Entry>()
  @exclusivity(unchecked) @usableFromInline var observers: [StateObserver<State>] = []
  /// Whether an event is nothing but a call of the reducers.
  @exclusivity(unchecked) @usableFromInline var isPlain = false
  @exclusivity(unchecked) @usableFromInline var endless = EndlessFeedbackDetector()
  var held = EventQueue<(Event, EffectTicket)>()
  var effects = EffectRegistry()
  @usableFromInline var idleWaiters = IdleWaiters()

  // The drainer's.
  @exclusivity(unchecked) @usableFromInline var runs: [FeedbackRun<State, Event>] = []
  var cause: String?

  @inlinable
  init(initial: State, machine: ResolvedMachine<State, Event>, tools: LoopTools<State, Event>? = nil) {
    box = .allocate(capacity: 1)
    box.initialize(to: initial)
    reduce = machine.reduce
    feedbacks = machine.feedbacks
    self.tools = tools
    context = CapturedContext.capture()
  }

  deinit {
    box.deinitialize(count: 1)
    box.deallocate()
  }

  /// Starts the feedbacks, shows them the initial state, and handles what that enqueues. Called once.
  @inlinable
  func start() {
    if !feedbacks.isEmpty { startFeedbacks() }
    lock.lock()
    updateIsPlain()
    drain()
  }

  @inlinable @inline(never)
  func startFeedbacks() {
    inContext {
      let feedbackContext = makeContext()
      runs.reserveCapacity(feedbacks.count)
      for feedback in feedbacks { runs.append(feedback.start(feedbackContext)) }
      for run in runs { run.observe(UnsafePointer(box), nil) }
    }
  }

  /// What the feedbacks are given. Nothing in it keeps the loop; feedbacks themselves are only called by it.
  @inlinable
  func makeContext() -> FeedbackContext<Event> {
    let loop = Unmanaged.passUnretained(self)
    return FeedbackContext(
      host: WeakEffectHost(self),
      executor: effectExecutor,
      effectEnded: effectEnded,
      enqueueFromFeedback: { event, ticket in
        loop._withUnsafeGuaranteedRef { $0.emit(event, ticket) }
      },
      enqueue: { [weak self] event, ticket in self?.emit(event, ticket) }
    )
  }

  @usableFromInline var effectExecutor: EffectExecutor? { tools?.executor }
  @usableFromInline var effectEnded: (() -> Void)? {
    tools?.observer.map { observer in { observer.effectEnded() } }
  }

  /// Runs a body in the values that were captured when the loop was made.
  @inlinable
  func inContext(_ body: () -> Void) {
    if let context { context.run(body) } else { body() }
  }
}
