import IssueReporting
import ReactiveCore

/// The unimplemented scheduler that stands in for a scheduler of type `S`: it has the same times and options.
public typealias UnimplementedSchedulerOf<S: Scheduler> =
  UnimplementedScheduler<S.SchedulerTimeType, S.SchedulerOptions>

/// A scheduler that reports an issue whenever it is asked for its time or given work, and runs none: for
/// tests that claim that the code under test schedules nothing.
///
/// ```swift
/// let counter = CounterModel(scheduler: DispatchQueue.unimplemented.eraseToAnyScheduler())
/// counter.increment()  // fails the test if it schedules anything
/// ```
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let name: String
  private let time: SchedulerTimeType
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Makes a scheduler that stands for "this schedules nothing".
  ///
  /// - Parameters:
  ///   - name: what the report calls the scheduler.
  ///   - now: the time it answers with after the report.
  ///   - fileID: where the report is shown; the place of this call by default.
  ///   - filePath: the same, as a path.
  ///   - line: the line there.
  ///   - column: the column there.
  public init(
    _ name: String = "",
    now: SchedulerTimeType,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name.isEmpty ? "An unimplemented scheduler" : "The unimplemented scheduler \"\(name)\""
    time = now
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an issue, and is the time that the scheduler was made with.
  public var now: SchedulerTimeType {
    report("asked for its time")
    return time
  }

  /// None; asking for it is no issue.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Reports an issue, and does not run the closure.
  ///
  /// - Parameters:
  ///   - options: not used.
  ///   - action: not used.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    report("given work to run at once")
  }

  /// Reports an issue, and does not run the closure.
  ///
  /// - Parameters:
  ///   - date: not used.
  ///   - tolerance: not used.
  ///   - options: not used.
  ///   - action: not used.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    report("given work to run later")
  }

  /// Reports an issue, and does not run the closure.
  ///
  /// - Parameters:
  ///   - date: not used.
  ///   - interval: not used.
  ///   - tolerance: not used.
  ///   - options: not used.
  ///   - action: not used.
  /// - Returns: a cancellable that has nothing to stop.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    report("given work to repeat")
    return AnyCancellable {}
  }

  private func report(_ what: String) {
    reportIssue(
      "\(name) was \(what). Give the code under test a scheduler made for it.",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension UnimplementedScheduler: Sendable where SchedulerTimeType: Sendable {}
