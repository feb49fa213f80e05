import IssueReporting
import Locking

extension EventLoop {
  /// Handles an event and then what is queued. Called by the thread that closed the gate, with the lock held, which
  /// it gives back.
  @inlinable @inline(never)
  func drain(startingWith event: Event) {
    if let context {
      context.run { drainPlainly(startingWith: event) }
    } else {
      drainPlainly(startingWith: event)
    }
  }

  @inlinable @inline(__always)
  func drainPlainly(startingWith event: Event) {
    let thread = currentThread()
    holder.store(thread)
    drainer = thread
    endless.outsideEvent()
    handle(event, from: nil)
    // Mostly nobody has sent anything meanwhile.
    if gate.openUnlessCalled() { return }
    lock.lock()
    holder.store(thread)
    drainQueue(on: thread)
  }

  /// Handles what is queued, likewise.
  @inlinable @inline(never)
  func drain() {
    inContext {
      let thread = currentThread()
      holder.store(thread)
      drainer = thread
      drainQueue(on: thread)
    }
  }

  @inlinable
  func drainQueue(on thread: Int) {
    while true {
      gate.close()
      while takeNext() {
        lock.lock()
        holder.store(thread)
      }
      if finishDrain() { return }
      lock.lock()
      holder.store(thread)
    }
  }

  /// Handles the next entry of the queue. With the lock held, which it gives back if there is one: what the entry
  /// holds is let go of without it.
  @inlinable
  func takeNext() -> Bool {
    guard life == .running, let entry = queue.popFirst() else { return false }
    take(entry)
    return true
  }

  /// With the lock held, which it gives back.
  @inlinable
  func take(_ entry: Entry) {
    switch entry {
    case .sent(let event):
      endless.outsideEvent()
      handle(event, from: nil)
    case .emitted(let event, let ticket):
      guard !ticket.isCancelled else { return unlock() }
      if endless.isSuspicious() { return handleSuspicious(event, from: ticket) }
      handle(event, from: ticket)
    case .work(let work):
      unlock()
      work()
    }
  }

  @inlinable @inline(__always)
  func unlock() {
    holder.store(0)
    lock.unlock()
  }

  /// One event: reducers, observers, feedbacks. With the lock held, which it gives back.
  @inlinable @inline(__always)
  func handle(_ event: Event, from ticket: EffectTicket?) {
    if isObserved || observers.isChanged { return handleSlowly(event, from: ticket) }
    FeedbackRun<State, Event>.withPointer(to: event) { event in
      withUnsafeMutablePointer(to: &current) { state in
        reduce(state, event)
        let observers = observers.shown
        unlock()
        show(UnsafePointer(state), event, observers)
      }
    }
  }

  /// Shows the state to the observers, and to the feedbacks with the event.
  @inlinable @inline(__always)
  func show(
    _ state: UnsafePointer<State>,
    _ event: UnsafePointer<Event>,
    _ observers: UnsafeMutableBufferPointer<UnsafeRawPointer>
  ) {
    // The list keeps the observers; retaining each for its call would cost more than most calls.
    for observer in observers {
      Unmanaged<StateObserver<State>>.fromOpaque(observer)._withUnsafeGuaranteedRef { $0.receive(state) }
    }
    guard !feedbacks.isEmpty else { return }
    runs.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: Unmanaged<FeedbackRun<State, Event>>.self) { runs in
        for run in runs { run._withUnsafeGuaranteedRef { $0.observe(state, event) } }
      }
    }
  }

  /// The same when the list of observers has changed, or a test or a tool looks on.
  @inlinable @inline(never)
  func handleSlowly(_ event: Event, from ticket: EffectTicket?) {
    let left = observers.isChanged ? observers.update() : []
    let tools = isObserved ? self.tools : nil
    let previous = tools?.lastEvent
    tools?.lastEvent = event
    if let transitions = tools?.transitions {
      handleTransition(event, from: ticket, transitions)
    } else {
      FeedbackRun<State, Event>.withPointer(to: event) { event in
        withUnsafeMutablePointer(to: &current) { state in
          reduce(state, event)
          let observers = observers.shown
          unlock()
          tools?.reduced()
          show(UnsafePointer(state), event, observers)
        }
      }
    }
    // They are let go of here, with no lock held.
    withExtendedLifetime((left, previous)) {}
  }

  @usableFromInline
  func handleTransition(
    _ event: Event,
    from ticket: EffectTicket?,
    _ transitions: (StateTransition<State, Event>) -> Void
  ) {
    let before = current
    FeedbackRun<State, Event>.withPointer(to: event) { event in
      withUnsafeMutablePointer(to: &current) { state in
        reduce(state, event)
        let observers = observers.shown
        unlock()
        transitions(
          StateTransition(
            before: before,
            event: event.pointee,
            after: state.pointee,
            origin: ticket?.source.origin
          )
        )
        tools?.reduced()
        show(UnsafePointer(state), event, observers)
      }
    }
  }

  @usableFromInline @inline(never)
  func handleSuspicious(_ event: Event, from ticket: EffectTicket) {
    let message = endless.suspect(caseName(of: event), lastCases: &extras.endlessCases)
    handleSlowly(event, from: ticket)
    if let message { reportIssue(message) }
  }

  /// The queue is empty, or the loop is to end. With the lock held, which it gives back.
  ///
  /// - Returns: whether the caller has stopped being the drainer.
  @inlinable
  func finishDrain() -> Bool {
    guard life == .running, !observers.isChanged, !hasIdleWaiters else { return finishDrainSlowly() }
    gate.open()
    unlock()
    return true
  }

  @usableFromInline @inline(never)
  func finishDrainSlowly() -> Bool {
    if life == .ending {
      life = .ended
      let ended = (observers.takeAll(), queue.takeAll())
      unlock()
      tearDown(ended.0.observers)
      withExtendedLifetime(ended) {}
      return false
    }
    let left = observers.isChanged ? observers.update() : []
    updateIsPlain()
    gate.open()
    let waiters = takeIdleWaiters()
    unlock()
    for waiter in waiters { waiter.resume() }
    withExtendedLifetime(left) {}
    return true
  }
}
