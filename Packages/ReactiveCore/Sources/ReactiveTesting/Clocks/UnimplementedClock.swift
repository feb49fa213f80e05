import IssueReporting

/// A clock that reports an issue whenever it is asked for its time or slept on: for tests that claim that
/// the code under test needs no time. Sleeping on it takes none.
///
/// ```swift
/// let counter = CounterModel(clock: UnimplementedClock())
/// ```
public struct UnimplementedClock: Clock, Sendable {
  /// A time of the clock, the same kind as a ``TestClock``'s.
  public typealias Instant = TestClock.Instant
  /// A length of its time.
  public typealias Duration = Swift.Duration

  private let name: String
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Makes a clock that stands for "this needs no time".
  ///
  /// - Parameters:
  ///   - name: what the report calls the clock.
  ///   - fileID: where the report is shown; the place of this call by default.
  ///   - filePath: the same, as a path.
  ///   - line: the line there.
  ///   - column: the column there.
  public init(
    _ name: String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name.isEmpty ? "An unimplemented clock" : "The unimplemented clock \"\(name)\""
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an issue, and is the beginning of time.
  public var now: Instant {
    report("asked for its time")
    return Instant()
  }

  /// None; asking for it is no issue.
  public var minimumResolution: Swift.Duration { .zero }

  /// Reports an issue, and returns at once.
  ///
  /// - Parameters:
  ///   - deadline: not used.
  ///   - tolerance: not used.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    report("slept on")
    try Task.checkCancellation()
  }

  private func report(_ what: String) {
    reportIssue(
      "\(name) was \(what). Give the code under test a clock made for it.",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
