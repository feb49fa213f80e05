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
/// within the range of the advance runs in that advance. What is scheduled for the past is due now. Work may be
/// scheduled and cancelled from any thread.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let lock = Lock()
  private var queue = WorkQueue<SchedulerTimeType>()
  private var time: SchedulerTimeType

  /// How much work ``run()`` does, or an advance at one instant, before it takes the work for endless.
  private static var runLimit: Int { 100_000 }
  /// The same for the asynchronous forms, which take longer for each piece.
  private static var asyncRunLimit: Int { 10_000 }
  /// After how much work the asynchronous forms take less time for each piece.
  private static var patientCount: Int { 1_000 }

  /// Makes a scheduler whose time stands still.
  ///
  /// - Parameter now: the time to begin at.
  public init(now: SchedulerTimeType) {
    time = now
  }

  /// The virtual time.
  public var now: SchedulerTimeType {
    lock.withLock { time }
  }

  /// None: work runs exactly when it is due.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  // MARK: Time

  /// Lets time pass and runs what becomes due, without `await` also in an async test.
  ///
  /// - Parameter stride: how much time; none by default, which runs what is due already.
  public func advance(
    by stride: SchedulerTimeType.Stride = .zero,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    advance(to: now.advanced(by: stride), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets time pass until `instant` and runs what becomes due. Time never goes back: an earlier instant is reported,
  /// and counts as now. Work that schedules work for the same instant without end is reported after 100,000
  /// pieces, and left alone.
  ///
  /// - Parameter instant: the time to advance to.
  public func advance(
    to instant: SchedulerTimeType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let instant = checked(instant, place)
    var repetitions = 0
    while let date = runNext(due: instant) {
      if isEndless(&repetitions, from: date, limit: Self.runLimit, place) { break }
    }
    finish(at: instant)
  }

  /// Lets time pass until no work is left. Work that never ends, like a timer that nobody cancels, is stopped
  /// after 100,000 runs, and reported.
  public func run(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    for _ in 0..<Self.runLimit where runNext(due: nil) == nil { return }
    reportEndlessRun(
      after: Self.runLimit,
      IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// ``advance(by:fileID:filePath:line:column:)``, giving tasks that wait for what the work does a chance to go on
  /// after each piece of it.
  ///
  /// - Parameter stride: how much time.
  public func advanceAsync(
    by stride: SchedulerTimeType.Stride = .zero,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let instant = now.advanced(by: stride)
    await advanceAsync(to: instant, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// ``advance(to:fileID:filePath:line:column:)``, giving tasks that wait for what the work does a chance to go on
  /// after each piece of it.
  ///
  /// - Parameter instant: the time to advance to.
  public func advanceAsync(
    to instant: SchedulerTimeType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let instant = checked(instant, place)
    var repetitions = 0
    await letTasksProceed()
    while let date = runNext(due: instant) {
      if isEndless(&repetitions, from: date, limit: Self.asyncRunLimit, place) { break }
      if repetitions < Self.patientCount { await letTasksProceed() } else { await Task.yield() }
    }
    finish(at: instant)
    await letTasksProceed()
  }

  /// ``run(fileID:filePath:line:column:)``, giving tasks that wait for what the work does a chance to go on after
  /// each piece of it.
  public func runAsync(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await letTasksProceed()
    for count in 0..<Self.asyncRunLimit {
      if runNext(due: nil) == nil { return }
      if count < Self.patientCount { await letTasksProceed() } else { await Task.yield() }
    }
    reportEndlessRun(
      after: Self.asyncRunLimit,
      IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the first work that is due.
  ///
  /// - Returns: the time before it; nil if no work is due.
  private func runNext(due deadline: SchedulerTimeType?) -> SchedulerTimeType? {
    let next = lock.withLock { () -> (before: SchedulerTimeType, action: () -> Void)? in
      guard let (date, action) = queue.popFirst(due: deadline) else { return nil }
      defer { time = max(time, date) }
      return (time, action)
    }
    next?.action()
    return next?.before
  }

  /// Time does not go back.
  private func checked(_ instant: SchedulerTimeType, _ place: IssuePlace) -> SchedulerTimeType {
    let now = now
    if instant < now { place.report("TestScheduler cannot go back in time. Its time stays as it is.") }
    return max(instant, now)
  }

  /// Whether so much work has run without time passing that it seems to have no end.
  private func isEndless(
    _ repetitions: inout Int,
    from date: SchedulerTimeType,
    limit: Int,
    _ place: IssuePlace
  ) -> Bool {
    repetitions = date < now ? 0 : repetitions + 1
    if repetitions < limit { return false }
    place.report(
      """
      TestScheduler.advance stopped after \(limit) pieces of work at one instant: the work schedules itself \
      again without a delay, or repeats at an interval too short to be told. Give it a delay, or cancel it.
      """
    )
    return true
  }

  private func finish(at instant: SchedulerTimeType) {
    lock.withLock { time = max(time, instant) }
  }

  private func reportEndlessRun(after limit: Int, _ place: IssuePlace) {
    place.report(
      """
      TestScheduler.run() stopped after \(limit) pieces of work: it would never end. Cancel what repeats, or \
      use advance(by:).
      """
    )
  }

  // MARK: Scheduler

  /// Keeps a closure for the next advance, also one by no time. May be called from any thread.
  ///
  /// - Parameters:
  ///   - options: not used.
  ///   - action: the closure.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lock.withLock { _ = queue.insert(at: time, action) }
  }

  /// Keeps a closure until time has passed to its date. Of the same date, what was scheduled first runs
  /// first.
  ///
  /// - Parameters:
  ///   - date: the earliest time.
  ///   - tolerance: not used.
  ///   - options: not used.
  ///   - action: the closure.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    lock.withLock { _ = queue.insert(at: max(date, time), action) }
  }

  /// Runs the action at `date` and then every `interval`, until the result is cancelled or released.
  ///
  /// An interval that is not above zero would keep an advance from ever ending: it is reported, and the
  /// action runs
  /// once.
  ///
  /// - Parameters:
  ///   - date: the earliest time of the first run.
  ///   - interval: the time from one run to the next.
  ///   - tolerance: not used.
  ///   - options: not used.
  ///   - action: the closure.
  /// - Returns: stops the repetition when it is cancelled or released.
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
    let work = lock.withLock { queue.insert(at: max(date, time), next: next, action) }
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
