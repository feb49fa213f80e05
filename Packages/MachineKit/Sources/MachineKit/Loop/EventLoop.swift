import IssueReporting
import Locking
import ReactiveCore

/// The loop of one running machine: a queue, a state, the machine's feedbacks, and the subscribers.
///
/// An event passes it so, one at a time: taken from the queue by the thread that found the loop idle (the
/// *drainer*) → reduced in place → the new state handed to the subscribers → shown to the feedbacks in body
/// order. Everything sent meanwhile, from this thread or another, waits in the queue; nothing recurses.
///
/// Two locks. `lock` guards the queue and the phase, and is held for a few instructions. `stateLock` guards the
/// state and the list of subscribers, and is held while the reducers run, so that another thread's read waits
/// for the reduce instead of racing with it, and no second copy of the state is kept. Neither is held while
/// subscribers, feedbacks or effects run. The feedbacks' runs are touched by the drainer alone. This is what
/// makes it safe that State and Event are not `Sendable`: one of the two locks, or being the drainer, stands
/// between any two threads.
final class EventLoop<State, Event>: @unchecked Sendable {
  private enum Phase {
    case idle
    case draining
  }

  private enum Entry {
    /// From outside: a `send`.
    case sent(Event)
    /// From a feedback's effect.
    case emitted(Event, EffectHandle)
    /// A feedback's own bookkeeping.
    case work(() -> Void)
  }

  private let machine: ResolvedMachine<State, Event>
  private let context: CapturedContext?
  private let options: LoopOptions

  private let lock = Lock()
  private var phase = Phase.draining
  private var isCancelled = false
  private var queue = EventQueue<Entry>()
  private var held = EventQueue<(Event, EffectHandle)>()
  private var effects = EffectRegistry()
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  private let stateLock = Lock()
  private var currentState: State
  private var subscribers: [any StateReceiver<State>] = []
  private var isFinished = false

  private var runs: [FeedbackRun<State, Event>] = []
  private var endless = EndlessFeedbackDetector()

  init(initial: State, machine: ResolvedMachine<State, Event>, options: LoopOptions) {
    currentState = initial
    self.machine = machine
    self.options = options
    context = CapturedContext.capture()
  }

  /// Starts the feedbacks, shows them the initial state, and handles what that enqueues. Called once.
  func start() {
    inContext {
      let host = WeakEffectHost(loop: self)
      let feedbackContext = FeedbackContext<Event>(host: host) { [weak self] event, handle in
        self?.enqueueEmitted(event, from: handle)
      }
      runs = machine.feedbacks.map { $0.start(feedbackContext) }
      let initial = state
      for run in runs { run.observe(initial, nil) }
    }
    drain()
  }

  /// The state after the last event that was reduced.
  var state: State {
    stateLock.withLock { currentState }
  }

  /// Handles an event, or queues it when the loop is busy. Does nothing after `cancel()`.
  func send(_ event: Event) {
    enqueue(.sent(event))
  }

  private func enqueue(_ entry: Entry) {
    let isDrainer: Bool = lock.withLock {
      if isCancelled { return false }
      guard phase == .idle else {
        queue.append(entry)
        return false
      }
      phase = .draining
      return true
    }
    if isDrainer { drain(startingWith: entry) }
  }

  private func enqueueEmitted(_ event: Event, from handle: EffectHandle) {
    guard options.isGated else { return enqueue(.emitted(event, handle)) }
    let isHeld = lock.withLock {
      if !isCancelled { held.append((event, handle)) }
      return !isCancelled
    }
    if isHeld { options.observer?.held() }
  }

  // MARK: - The drain

  /// Takes entries until the queue is empty. Only the thread that set the phase to draining calls it. An idle
  /// loop's queue is empty, so its first entry need not pass through it.
  private func drain(startingWith first: Entry? = nil) {
    inContext {
      if let first { take(first) }
      while let entry = takeNext() { take(entry) }
    }
  }

  private func take(_ entry: Entry) {
    switch entry {
    case .sent(let event):
      endless.outsideEvent()
      handle(event)
    case .emitted(let event, let effect):
      guard !effect.isCancelled else { return }
      reportIfEndless(event)
      handle(event)
    case .work(let work):
      work()
    }
  }

  /// The next entry, or nil when the queue is empty and the loop has become idle. Whoever appends after that
  /// finds it idle and drains, so nothing is left behind.
  private func takeNext() -> Entry? {
    lock.lock()
    if !isCancelled, let entry = queue.popFirst() {
      lock.unlock()
      return entry
    }
    if isCancelled, !runs.isEmpty {
      lock.unlock()
      tearDown()
      return takeNext()
    }
    phase = .idle
    let waiters = takeIdleWaiters()
    lock.unlock()
    for waiter in waiters { waiter.resume() }
    return nil
  }

  /// One event: reducers, subscribers, feedbacks.
  private func handle(_ event: Event) {
    stateLock.lock()
    machine.reduce(&currentState, event)
    let receivers = subscribers
    let new = currentState
    stateLock.unlock()
    options.observer?.reduced()
    for receiver in receivers { receiver.receive(new) }
    for run in runs { run.observe(new, event) }
  }

  private func inContext(_ body: () -> Void) {
    if let context { context.run(body) } else { body() }
  }

  private func reportIfEndless(_ event: Event) {
    guard let message = endless.emitted(event) else { return }
    reportIssue(message)
  }

  // MARK: - The end

  /// Cancels every effect, drops what is queued and completes the publisher. Any thread, any number of times.
  func cancel() {
    let (dropped, droppedHeld, handles, isDrainer): ([Entry], [(Event, EffectHandle)], [EffectHandle], Bool) =
      lock.withLock {
        guard !isCancelled else { return ([], [], [], false) }
        isCancelled = true
        let claims = phase == .idle
        if claims { phase = .draining }
        return (queue.takeAll(), held.takeAll(), effects.removeAll(), claims)
      }
    for handle in handles { handle.cancel() }
    finishSubscribers()
    if isDrainer { drain() }
    // The queue's payloads are let go of here, with no lock held.
    _ = (dropped, droppedHeld)
  }

  /// Stops the feedbacks. Called by the drainer.
  private func tearDown() {
    let stopped = runs
    runs = []
    for run in stopped { run.stop() }
  }

  private func finishSubscribers() {
    let receivers: [any StateReceiver<State>] = stateLock.withLock {
      isFinished = true
      let receivers = subscribers
      subscribers = []
      return receivers
    }
    for receiver in receivers { receiver.finish() }
  }

  // MARK: - Subscribers

  /// Adds a subscriber, which first receives the state of this moment; one that comes after the end is finished.
  func attach(_ receiver: any StateReceiver<State>) {
    let isLive = stateLock.withLock {
      guard !isFinished else { return false }
      receiver.prepare(with: currentState)
      subscribers.append(receiver)
      return true
    }
    if isLive { receiver.deliver() } else { receiver.finish() }
  }

  func detach(_ receiver: any StateReceiver<State>) {
    stateLock.withLock {
      subscribers.removeAll { $0 === receiver }
    }
  }

  // MARK: - In flight

  /// The origins of the effects that run now, in no particular order.
  var effectsInFlight: [EffectOrigin] {
    lock.withLock { effects.origins }
  }

  /// Returns when no effect is running and no event is queued, at once if that is so now.
  func waitUntilIdle() async {
    await withCheckedContinuation { continuation in
      let isIdle = lock.withLock {
        if isCancelled || isQuiet { return true }
        idleWaiters.append(continuation)
        return false
      }
      if isIdle { continuation.resume() }
    }
  }

  private var isQuiet: Bool {
    phase == .idle && queue.isEmpty && !effects.hasForeground
  }

  /// The waiters to resume, when the loop is quiet. Called with the lock held.
  private func takeIdleWaiters() -> [CheckedContinuation<Void, Never>] {
    guard !idleWaiters.isEmpty, isCancelled || isQuiet else { return [] }
    let waiters = idleWaiters
    idleWaiters = []
    return waiters
  }
}

// MARK: - Effects

extension EventLoop: EffectHost {
  func register(_ handle: EffectHandle) {
    let isLive = lock.withLock {
      guard !isCancelled else { return false }
      effects.insert(handle)
      return true
    }
    guard isLive else { return handle.cancel() }
    handle.onEnd { [weak self, unowned handle] in self?.unregister(handle) }
  }

  private func unregister(_ handle: EffectHandle) {
    let waiters = lock.withLock {
      effects.remove(handle)
      return takeIdleWaiters()
    }
    for waiter in waiters { waiter.resume() }
    options.observer?.effectEnded()
  }

  func perform(_ work: @escaping () -> Void) {
    enqueue(.work(work))
  }

}

// MARK: - The gate

extension EventLoop {
  /// What feedbacks have emitted and the gate holds, first one first, without what was cancelled since.
  var heldEvents: [Event] {
    let (events, dropped) = lock.withLock {
      let dropped = held.remove { $0.1.isCancelled }
      return (held.elements.map(\.0), dropped)
    }
    _ = dropped
    return events
  }

  /// Lets the first held event into the loop, and handles it.
  ///
  /// - Returns: the event, or nil when none is held or the loop is busy or has ended.
  func step() -> Event? {
    var dropped: [(Event, EffectHandle)] = []
    let event: Event? = lock.withLock {
      dropped = held.remove { $0.1.isCancelled }
      guard !isCancelled, phase == .idle, let (event, handle) = held.popFirst() else { return nil }
      queue.append(.emitted(event, handle))
      phase = .draining
      return event
    }
    _ = dropped
    if event != nil { drain() }
    return event
  }
}
