import Locking

extension EventLoop {
  /// Handles an event, or queues it when the loop is busy. Does nothing after `cancel()`.
  @inlinable
  func send(_ event: Event) {
    guard lock.tryLock() else { return sendWhileLocked(event) }
    sendLocked(event)
  }

  /// With the lock held, which it gives back.
  @inlinable @inline(__always)
  func sendLocked(_ event: Event) {
    guard gate.isOpen, life == .running else { return enqueueLocked(.sent(event)) }
    gate.close()
    guard isPlain else { return drain(startingWith: event) }
    holder.store(currentThread())
    withUnsafeMutablePointer(to: &current) { state in
      withUnsafePointer(to: event) { reduce(state, $0) }
    }
    holder.store(0)
    guard queue.isEmpty, !gate.isCalled else { return drain() }
    gate.open()
    lock.unlock()
  }

  @inlinable @inline(never)
  func sendWhileLocked(_ event: Event) {
    if lockUnlessHolder() { sendLocked(event) } else { enqueueAsHolder(.sent(event)) }
  }

  /// Queues an event that a feedback emits, from any thread, and drains the loop if it is idle.
  @inlinable
  func emit(_ event: Event, _ ticket: EffectTicket) {
    if let tools, tools.isGated { return hold(event, ticket) }
    enqueue(.emitted(event, ticket))
  }

  @inlinable
  func enqueue(_ entry: Entry) {
    if lockUnlessHolder() { enqueueLocked(entry) } else { enqueueAsHolder(entry) }
  }

  /// From what the reducers call: the lock is held by this thread already.
  @inlinable @inline(never)
  func enqueueAsHolder(_ entry: Entry) {
    guard life == .running else { return }
    queue.append(entry)
    _ = gate.call()
  }

  /// With the lock held, which it gives back.
  @inlinable @inline(never)
  func enqueueLocked(_ entry: Entry) {
    guard life == .running else { return lock.unlock() }
    queue.append(entry)
    guard gate.call() else {
      gate.close()
      return drain()
    }
    let isLong = queue.count > Self.longQueue && drainer != currentThread()
    lock.unlock()
    if isLong { yieldThread() }
  }

  /// Who sends to a queue longer than this from another thread lets the drainer go first, once. It does not wait: the
  /// drainer may need what the sender holds.
  @inlinable static var longQueue: Int { 1_024 }

  /// Takes the lock, unless this thread has it because reducers run on it.
  ///
  /// - Returns: whether the lock was taken.
  @inlinable @inline(__always)
  func lockUnlessHolder() -> Bool {
    if lock.tryLock() { return true }
    return lockOrHold()
  }

  @usableFromInline @inline(never)
  func lockOrHold() -> Bool {
    if holder.load() == currentThread() { return false }
    lock.lock()
    return true
  }

  /// Runs a body with the lock held, also from what the reducers call.
  func withLock<Result>(_ body: () -> Result) -> Result {
    let isTaken = lockUnlessHolder()
    defer { if isTaken { lock.unlock() } }
    return body()
  }

  /// Takes the lock to look at the state, which inside a reducer belongs to the reducer.
  @inlinable @inline(__always)
  func lockToRead() {
    if !lockUnlessHolder() { stateIsTheReducers() }
  }

  /// No value of it can be given: it is half changed, and a copy from before would cost every event that copy.
  @usableFromInline @inline(never)
  func stateIsTheReducers() -> Never {
    fatalError(
      """
      A store's state was read inside one of its reducers, or in a deinit that one caused. What a reducer may look \
      at is in its parameters. A deinit can send an event instead: it is handled after this one.
      """
    )
  }
}
