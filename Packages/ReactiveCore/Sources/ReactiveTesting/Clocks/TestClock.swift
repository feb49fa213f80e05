import IssueReporting
import Locking

/// A clock whose time passes when the test says so.
///
/// ```swift
/// let clock = TestClock()
/// let task = Task(executorPreference: clock.executor) {
///   for _ in 1...3 {
///     try await clock.sleep(for: .seconds(1))
///     ticks.increment()
///   }
/// }
/// await clock.advance(by: .seconds(3))
/// #expect(ticks.value == 3)
/// ```
///
/// For tasks on the clock's ``executor`` an advance is exact: it begins when all of them have finished or
/// wait for something, and goes on to the next sleeper when that is so again. For tasks elsewhere the clock
/// cannot know it: who sleeps already is woken, and what a woken task does next gets a chance to happen; if
/// nobody sleeps at all, the advance waits a while for the first sleeper, and reports an issue when none
/// comes. A task on the executor that never pauses is reported, too.
///
/// Sleepers of the same instant wake in the order in which they fell asleep. The clock may be used from any
/// thread; of advances at the same time, each counts from the time at which it was called.
public final class TestClock: Clock, @unchecked Sendable {
  /// A time of the clock: how long after the clock's beginning.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// The time since the clock's beginning.
    public var offset: Swift.Duration

    /// Makes a time.
    ///
    /// - Parameter offset: the time since the clock's beginning.
    public init(offset: Swift.Duration = .zero) {
      self.offset = offset
    }

    /// A later time; beyond what can be told, the latest there is.
    ///
    /// - Parameter duration: how much later.
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(offset: (offset.limited + duration.limited).limited)
    }

    /// How long it is from this time to another; negative when the other one is earlier.
    ///
    /// - Parameter other: the other time.
    public func duration(to other: Instant) -> Swift.Duration { other.offset.limited - offset.limited }
    /// Whether a time is earlier than another.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  /// A length of its time.
  public typealias Duration = Swift.Duration

  private let lock = Lock()
  private var time: Swift.Duration
  private var sleepers = SleeperList()
  private var sleeperWaiters: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var nextWaiter = 0
  /// How often somebody fell asleep.
  private var sleepCount = 0
  private let patience: Swift.Duration
  private let executorStorage: AnyObject?

  /// Makes a clock whose time stands still.
  ///
  /// - Parameters:
  ///   - now: the time to begin at.
  ///   - patience: how long, in real time, an advance waits for a first sleeper, and a tenth of how long it
  ///     waits
  ///     for a task on the executor to pause.
  public init(now: Instant = Instant(), patience: Swift.Duration = .seconds(1)) {
    time = now.offset
    self.patience = patience
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      executorStorage = TestClockExecutor()
    } else {
      executorStorage = nil
    }
  }

  /// The executor for tasks that the clock waits for: `Task(executorPreference: clock.executor) { … }`.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  public var executor: TestClockExecutor {
    executorStorage as! TestClockExecutor
  }

  /// The time, which passes with ``advance(by:expectsSleeper:fileID:filePath:line:column:)`` alone.
  public var now: Instant {
    lock.withLock { Instant(offset: time) }
  }

  /// None: any length can be slept.
  public var minimumResolution: Swift.Duration { .zero }

  // MARK: Sleeping

  /// Suspends the task until the clock has advanced to `deadline`; not at all if it has already.
  ///
  /// - Parameters:
  ///   - deadline: when to wake up.
  ///   - tolerance: not used: it wakes up exactly then.
  /// - Throws: `CancellationError` when the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try Task.checkCancellation()
    let sleeper = SleeperList.Sleeper(deadline: deadline.offset, isOnExecutor: isOnExecutor())
    nonisolated(unsafe) let shared = sleeper  // guarded by the lock
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        fallAsleep(shared, continuation)
      }
    } onCancel: {
      cancel(shared)
    }
  }

  private func fallAsleep(
    _ sleeper: SleeperList.Sleeper,
    _ continuation: CheckedContinuation<Void, any Error>
  ) {
    enum Verdict {
      case cancelled
      case due
      case asleep(waiters: [CheckedContinuation<Bool, Never>])
    }
    let verdict = lock.withLock { () -> Verdict in
      if case .awake = sleeper.state { return .cancelled }
      if sleeper.deadline <= time {
        sleeper.state = .awake
        return .due
      }
      sleeper.state = .asleep(continuation)
      sleepers.insert(sleeper)
      sleepCount += 1
      defer { sleeperWaiters = [:] }
      return .asleep(waiters: Array(sleeperWaiters.values))
    }
    switch verdict {
    case .cancelled: continuation.resume(throwing: CancellationError())
    case .due: continuation.resume()
    case .asleep(let waiters): for waiter in waiters { waiter.resume(returning: true) }
    }
  }

  private func cancel(_ sleeper: SleeperList.Sleeper) {
    let continuation = lock.withLock {
      sleepers.remove(sleeper)
      return wake(sleeper)
    }
    continuation?.resume(throwing: CancellationError())
  }

  /// Only under the lock.
  private func wake(_ sleeper: SleeperList.Sleeper) -> CheckedContinuation<Void, any Error>? {
    defer { sleeper.state = .awake }
    guard case .asleep(let continuation) = sleeper.state else { return nil }
    return continuation
  }

  private func isOnExecutor() -> Bool {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      return withUnsafeCurrentTask { $0?.unownedTaskExecutor == executor.asUnownedTaskExecutor() }
    }
    return false
  }

  // MARK: Time

  /// Lets time pass and wakes who sleeps no longer than that, one after another.
  ///
  /// - Parameters:
  ///   - duration: how much time.
  ///   - expectsSleeper: whether it is an issue that nobody sleeps; false to let time pass over idle code.
  public func advance(
    by duration: Swift.Duration,
    expectsSleeper: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await advance(
      to: now.advanced(by: duration),
      expectsSleeper: expectsSleeper,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Lets time pass until `instant` and wakes who sleeps no longer than that, one after another. Time never
  /// goes back: an earlier instant is reported, and counts as now.
  ///
  /// - Parameters:
  ///   - instant: the time to advance to.
  ///   - expectsSleeper: whether it is an issue that nobody sleeps; false to let time pass over idle code.
  public func advance(
    to instant: Instant,
    expectsSleeper: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if instant < now { place.report("TestClock cannot go back in time. Its time stays as it is.") }
    var isPatient = await settleExecutor(reportingAt: place)
    if expectsSleeper, lock.withLock({ sleepers.isEmpty }), await !waitForSleeper() {
      place.report(
        """
        TestClock was advanced, but nothing sleeps on it, and nothing fell asleep within \(patience). Give the code \
        under test this clock, or pass expectsSleeper: false.
        """
      )
    }
    while await wakeNext(due: instant.offset, isPatient: &isPatient, place) {}
    lock.withLock { time = max(time, instant.offset) }
  }

  /// Lets time pass until nobody sleeps. Sleepers that never end, like a timer that nobody cancels, are
  /// left asleep after 100,000 of them have been woken, and reported.
  public func run(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    var isPatient = await settleExecutor(reportingAt: place)
    if lock.withLock({ sleepers.isEmpty }) { await letTasksProceed() }
    for _ in 0..<100_000 {
      guard let deadline = lock.withLock({ sleepers.nextDeadline }) else { return }
      _ = await wakeNext(due: deadline, isPatient: &isPatient, place)
    }
    place.report(
      "TestClock.run() stopped after 100000 sleepers: it would never end. Cancel what repeats, or use advance(by:)."
    )
  }

  /// Wakes the first sleeper that is due, and waits until it has slept again or ended.
  ///
  /// - Parameter isPatient: whether to wait for the executor; false after it was waited for in vain.
  /// - Returns: whether there was one.
  private func wakeNext(
    due deadline: Swift.Duration,
    isPatient: inout Bool,
    _ place: IssuePlace
  ) async -> Bool {
    var continuation: CheckedContinuation<Void, any Error>?
    let woken = lock.withLock { () -> (sleeper: SleeperList.Sleeper, sleepCount: Int)? in
      guard let sleeper = sleepers.popFirst(due: deadline) else { return nil }
      time = max(time, sleeper.deadline)
      continuation = wake(sleeper)
      return (sleeper, sleepCount)
    }
    guard let woken else { return false }
    continuation?.resume()
    let hasSleptAgain = { [self] in lock.withLock { sleepCount != woken.sleepCount } }
    if woken.sleeper.isOnExecutor {
      if isPatient { isPatient = await settleExecutor(reportingAt: place) }
      if hasSleptAgain() { return true }
    }
    // It has ended, or goes on elsewhere: a task of the executor's may be on the main actor for a while.
    await letTasksProceed(until: woken.sleeper.isOnExecutor ? hasSleptAgain : nil)
    return true
  }

  /// Waits until nothing on the executor is left to run.
  ///
  /// - Returns: whether that came to be so; else it is reported.
  private func settleExecutor(reportingAt place: IssuePlace) async -> Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return true }
    let patience = patience.limited * 10
    if await executor.waitUntilIdle(atMost: patience) { return true }
    place.report(
      """
      TestClock waited \(patience) for the tasks on its executor, which neither end nor pause: one of them blocks its \
      thread, or yields again and again. Have it sleep on this clock, or await what it waits for.
      """
    )
    return false
  }

  /// - Returns: whether somebody sleeps.
  private func waitForSleeper() async -> Bool {
    await withCheckedContinuation { continuation in
      let id = lock.withLock { () -> Int? in
        guard sleepers.isEmpty else { return nil }
        nextWaiter += 1
        sleeperWaiters[nextWaiter] = continuation
        return nextWaiter
      }
      guard let id else { return continuation.resume(returning: true) }
      runLater(after: patience) { [self] in
        lock.withLock { sleeperWaiters.removeValue(forKey: id) }?.resume(returning: false)
      }
    }
  }
}
