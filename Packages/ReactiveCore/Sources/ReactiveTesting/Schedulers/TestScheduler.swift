import IssueReporting
import Locking
import ReactiveCore

/// The test scheduler that stands in for a scheduler of type `S`: it has the same times and options.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<S.SchedulerTimeType, S.SchedulerOptions>

/// A scheduler whose time passes when the test says so.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// let search = SearchModel(scheduler: scheduler.eraseToAnyScheduler())
/// search.query = "swift"
/// scheduler.advance(by: .milliseconds(299))
/// #expect(search.results.isEmpty)
/// scheduler.advance(by: .milliseconds(1))
/// #expect(!search.results.isEmpty)
/// ```
///
/// Nothing runs by itself, work without a delay included: it runs in the next `advance()`. Work runs on the
/// thread that advances, one after another: what is due earlier first, what is due at the same time in the
/// order in which it was scheduled. While it runs, `now` is the time it was due at, and what it schedules
/// within the range of the advance runs in that advance. Work may be scheduled and cancelled from any
/// thread.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let lock = Lock()
  private var queue = WorkQueue<SchedulerTimeType>()
  private var time: SchedulerTimeType

  /// How much work ``run()`` does before it takes the work for endless.
  private static var runLimit: Int { 1_000_000 }

  /// - Parameter now: the time to begin at.
  public init(now: SchedulerTimeType) {
    time = now
  }

  /// The virtual time.
  public var now: SchedulerTimeType {
    lock.withLock { time }
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  // MARK: Time

  /// Lets time pass and runs what becomes due, without `await` also in an async test.
  ///
  /// - Parameter stride: how much time; none by default, which runs what is due already.
  public func advance(by stride: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: stride))
  }

  /// Lets time pass until `instant` and runs what becomes due. Time never goes back: an earlier instant
  /// counts as now.
  public func advance(to instant: SchedulerTimeType) {
    let instant = max(instant, now)
    while runNext(due: instant) {}
    finish(at: instant)
  }

  /// Lets time pass until no work is left. Work that never ends, like a timer that nobody cancels, is stopped
  /// after a million runs and reported.
  public func run(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    for _ in 0..<Self.runLimit where !runNext(due: nil) { return }
    reportEndlessRun(fileID, filePath, line, column)
  }

  /// ``advance(by:)``, giving tasks that wait for what the work does a chance to go on after each piece of
  /// it.
  public func advanceAsync(by stride: SchedulerTimeType.Stride = .zero) async {
    await advanceAsync(to: now.advanced(by: stride))
  }

  /// ``advance(to:)``, giving tasks that wait for what the work does a chance to go on after each piece of
  /// it.
  public func advanceAsync(to instant: SchedulerTimeType) async {
    let instant = max(instant, now)
    await letTasksProceed()
    while runNext(due: instant) { await letTasksProceed() }
    finish(at: instant)
    await letTasksProceed()
  }

  /// ``run()``, giving tasks that wait for what the work does a chance to go on after each piece of it.
  public func runAsync(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await letTasksProceed()
    for _ in 0..<Self.runLimit {
      if !runNext(due: nil) { return }
      await letTasksProceed()
    }
    reportEndlessRun(fileID, filePath, line, column)
  }

  private func runNext(due deadline: SchedulerTimeType?) -> Bool {
    let action = lock.withLock { () -> (() -> Void)? in
      guard let (date, action) = queue.popFirst(due: deadline) else { return nil }
      time = max(time, date)
      return action
    }
    action?()
    return action != nil
  }

  private func finish(at instant: SchedulerTimeType) {
    lock.withLock { time = max(time, instant) }
  }

  private func reportEndlessRun(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) {
    reportIssue(
      """
      TestScheduler.run() stopped after \(Self.runLimit) pieces of work: it would never end. Cancel what repeats, or \
      use advance(by:).
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  // MARK: Scheduler

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lock.withLock { _ = queue.insert(at: time, action) }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    lock.withLock { _ = queue.insert(at: date, action) }
  }

  /// Runs the action at `date` and then every `interval`, until the result is cancelled or released. An
  /// interval that is not above zero would keep an advance from ever ending: it is reported, and the action
  /// runs once.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if interval <= .zero {
      reportIssue("TestScheduler cannot repeat work every \(interval): an interval must be above zero.")
    }
    let next = interval > .zero ? { (date: SchedulerTimeType) in date.advanced(by: interval) } : nil
    let work = lock.withLock { queue.insert(at: date, next: next, action) }
    return AnyCancellable { [weak self] in self?.cancel(work) }
  }

  private func cancel(_ work: WorkQueue<SchedulerTimeType>.Work) {
    // What the action captured is released after the lock.
    let action = lock.withLock {
      defer { work.action = nil }
      return work.action
    }
    withExtendedLifetime(action) {}
  }
}
