import IssueReporting
import Locking

extension EventLoop {
  /// Handles an event and then what is queued. Called by the thread that set the phase to draining, with the lock
  /// held, which it gives back.
  @inlinable @inline(never)
  func drain(startingWith event: Event) {
    inContext {
      let thread = currentThread()
      holder.store(thread)
      endless.outsideEvent()
      handle(event, from: nil, on: thread)
      drainQueue(on: thread)
    }
  }

  /// Handles what is queued, likewise.
  @inlinable @inline(never)
  func drain() {
    inContext {
      let thread = currentThread()
      holder.store(thread)
      drainQueue(on: thread)
    }
  }

  @inlinable
  func drainQueue(on thread: Int) {
    while true {
      while phase == .draining, let entry = queue.popFirst() { take(entry, on: thread) }
      if finishDrain(on: thread) { return }
    }
  }

  /// With the lock held, before and after.
  @inlinable
  func take(_ entry: Entry, on thread: Int) {
    switch entry {
    case .sent(let event):
      endless.outsideEvent()
      handle(event, from: nil, on: thread)
    case .emitted(let event, let ticket):
      guard !ticket.isCancelled else { return }
      if endless.isSuspicious() { reportIfEndless(event, on: thread) }
      handle(event, from: ticket, on: thread)
    case .work(let work):
      unlocked(on: thread) { work() }
    }
  }

  /// One event: reducers, observers, feedbacks. With the lock held, before and after.
  @inlinable @inline(__always)
  func handle(_ event: Event, from ticket: EffectTicket?, on thread: Int) {
    if tools != nil { return handleWithTools(event, from: ticket, on: thread) }
    reduce(&box.pointee, event)
    if runs.isEmpty && observers.isEmpty { return }
    let observers = observers
    unlocked(on: thread) {
      show(observers)
      showRuns(event)
    }
  }

  @inlinable @inline(__always)
  func unlocked(on thread: Int, _ body: () -> Void) {
    holder.store(0)
    lock.unlock()
    body()
    lock.lock()
    holder.store(thread)
  }

  /// Shows the state to the observers.
  @inlinable @inline(__always)
  func show(_ observers: [StateObserver<State>]) {
    let state = UnsafePointer(box)
    // The array keeps them; without this each would be retained for its call.
    observers.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: Unmanaged<StateObserver<State>>.self) { observers in
        for observer in observers { observer._withUnsafeGuaranteedRef { $0.receive(state) } }
      }
    }
  }

  /// Shows the state and the event to the feedbacks.
  @inlinable @inline(__always)
  func showRuns(_ event: Event) {
    guard !runs.isEmpty else { return }
    let state = UnsafePointer(box)
    let update: Event? = event
    runs.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: Unmanaged<FeedbackRun<State, Event>>.self) { runs in
        for run in runs { run._withUnsafeGuaranteedRef { $0.observe(state, update) } }
      }
    }
  }

  /// The same for a loop with a test or a tool looking on.
  @usableFromInline @inline(never)
  func handleWithTools(_ event: Event, from ticket: EffectTicket?, on thread: Int) {
    guard let tools else { return }
    cause = caseName(of: event)
    if let transitions = tools.transitions {
      let before = box.pointee
      reduce(&box.pointee, event)
      let transition = StateTransition(
        before: before,
        event: event,
        after: box.pointee,
        origin: ticket?.source.origin
      )
      unlocked(on: thread) { transitions(transition) }
    } else {
      reduce(&box.pointee, event)
    }
    let observers = observers
    unlocked(on: thread) {
      tools.observer?.reduced()
      show(observers)
      showRuns(event)
    }
  }

  /// The queue is empty, or the loop is to end. With the lock held, which it gives back when it returns true; false
  /// means that there is more to do.
  @inlinable
  func finishDrain(on thread: Int) -> Bool {
    if phase == .draining, idleWaiters.isEmpty {
      phase = .idle
      holder.store(0)
      lock.unlock()
      return true
    }
    return finishDrainSlowly(on: thread)
  }

  @usableFromInline @inline(never)
  func finishDrainSlowly(on thread: Int) -> Bool {
    if phase == .ending {
      let observers = takeObservers()
      unlocked(on: thread) { tearDown(observers) }
      phase = .ended
    } else {
      phase = .idle
    }
    let waiters = takeIdleWaiters()
    holder.store(0)
    lock.unlock()
    for waiter in waiters { waiter.resume() }
    return true
  }

  @usableFromInline @inline(never)
  func reportIfEndless(_ event: Event, on thread: Int) {
    guard let message = endless.suspect(caseName(of: event)) else { return }
    unlocked(on: thread) { reportIssue(message) }
  }
}
