import IssueReporting
import Locking

/// The loop of one running machine: a queue, a state, the machine's feedbacks, and the observers.
///
/// An event passes it so, one at a time: taken by the thread that found the loop idle (the *drainer*) → reduced
/// in place → the new state shown to the observers → to the feedbacks in body order. Everything sent meanwhile,
/// from this thread or another, waits in the queue, and the drainer is called; nothing recurses. The drainer cannot
/// leave once it has been called, so nothing is left behind.
///
/// One lock. It guards the queue, the list of observers, and the state while the reducers run, so that another
/// thread's read waits for the reduce instead of racing with it, and no second copy of the state is kept. While
/// observers, feedbacks and effects run it is not held: the state does not change then, for only the drainer
/// changes it. The feedbacks' runs are touched by the drainer alone. This is what makes it safe that State and
/// Event are not `Sendable`: the lock, or being the drainer, stands between any two threads.
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
  enum Entry {
    /// From outside: a `send`.
    case sent(Event)
    /// From a feedback's effect.
    case emitted(Event, EffectTicket)
    /// A feedback's own bookkeeping.
    case work(() -> Void)
  }

  @usableFromInline let reduce: (UnsafeMutablePointer<State>, UnsafePointer<Event>) -> Void
  @usableFromInline let context: CapturedContext?
  @usableFromInline let tools: LoopTools<State, Event>?
  /// Whether tools look on.
  @usableFromInline let isObserved: Bool
  @usableFromInline let lock = Lock()
  /// The thread that holds the lock while it runs reducers; else 0.
  @usableFromInline let holder = AtomicInt(0)
  @usableFromInline let gate = LoopGate()
  // Guarded by the lock. Exclusivity is ours: no two of these accesses nest.
  /// The state, in one place: reducers change it here, observers look at it here.
  @exclusivity(unchecked) @usableFromInline var current: State
  /// None once the loop has ended: they may keep the store.
  @exclusivity(unchecked) @usableFromInline var feedbacks: [ResolvedFeedback<State, Event>]
  @exclusivity(unchecked) @usableFromInline var life = LoopLife.running
  @exclusivity(unchecked) @usableFromInline var queue = EventQueue<Entry>()
  @exclusivity(unchecked) @usableFromInline var observers = ObserverList()
  /// Whether an event is nothing but a call of the reducers.
  @exclusivity(unchecked) @usableFromInline var isPlain = false
  @exclusivity(unchecked) @usableFromInline var endless = EndlessFeedbackDetector()
  @exclusivity(unchecked) @usableFromInline var hasIdleWaiters = false
  /// The thread that drains, or was the last to.
  @exclusivity(unchecked) @usableFromInline var drainer = 0
  @exclusivity(unchecked) var extrasIfAny: LoopExtras<Event>?

  // The drainer's.
  @exclusivity(unchecked) @usableFromInline var runs: [FeedbackRun<State, Event>] = []

  @inlinable
  init(initial: State, machine: ResolvedMachine<State, Event>, tools: LoopTools<State, Event>? = nil) {
    current = initial
    reduce = machine.reducing
    feedbacks = machine.feedbacks
    self.tools = tools
    isObserved = tools?.isObserved ?? false
    context = CapturedContext.capture()
  }

  deinit {
    observers.deallocate()
  }

  /// Starts the feedbacks, shows them the initial state, and handles what that enqueues. Called once.
  @inlinable
  func start() {
    if feedbacks.isEmpty, tools == nil, context == nil, observers.isEmpty {
      lock.lock()
      isPlain = true
      if queue.isEmpty, !gate.isCalled {
        gate.open()
        return lock.unlock()
      }
    } else {
      if !feedbacks.isEmpty { startFeedbacks() }
      lock.lock()
    }
    drain()
  }

  @inlinable @inline(never)
  func startFeedbacks() {
    inContext {
      let feedbackContext = makeContext()
      runs.reserveCapacity(feedbacks.count)
      for feedback in feedbacks { runs.append(feedback.start(feedbackContext)) }
      let runs = runs
      withUnsafeMutablePointer(to: &current) { state in
        for run in runs { run.observe(UnsafePointer(state), nil) }
      }
    }
  }

  /// What the feedbacks are given. Feedbacks are only called by the loop; what they leave running finds it through
  /// the link.
  @inlinable
  func makeContext() -> FeedbackContext<Event> {
    let loop = Unmanaged.passUnretained(self)
    let link = makeLink()
    return FeedbackContext(
      host: link,
      executor: effectExecutor,
      effectEnded: effectEnded,
      isObserved: isObserved,
      enqueueFromFeedback: { event, ticket in
        loop._withUnsafeGuaranteedRef { $0.emit(event, ticket) }
      },
      enqueue: { event, ticket in
        guard let host = link.loop else { return }
        unsafeDowncast(host, to: EventLoop<State, Event>.self).emit(event, ticket)
      }
    )
  }

  @usableFromInline
  func makeLink() -> EffectHostLink {
    let link = EffectHostLink(self)
    withLock { extras.link = link }
    return link
  }

  /// With the lock held.
  var extras: LoopExtras<Event> {
    if let extrasIfAny { return extrasIfAny }
    let made = LoopExtras<Event>()
    extrasIfAny = made
    return made
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

/// How far a loop has come.
@usableFromInline
enum LoopLife {
  case running
  /// Cancelled, and the drainer has not yet stopped the feedbacks.
  case ending
  case ended
}
