import Locking

/// Keeps the issues it is given, so that a test can look at them. Thread-safe.
///
/// ```swift
/// let recorder = RecordingIssueReporter()
/// withIssueReporters([recorder]) { parse("…") }
/// #expect(recorder.issues.map(\.message) == ["Line 1 is empty."])
/// ```
public final class RecordingIssueReporter: IssueReporter, @unchecked Sendable {
  private struct Waiter {
    let id: Int
    let count: Int
    let continuation: CheckedContinuation<[RecordedIssue], Never>
  }

  private let lock = Lock()
  private var recorded: [RecordedIssue] = []
  private var waiters: [Waiter] = []
  private var nextWaiter = 0
  private var cancelledEarly: Set<Int> = []

  /// Makes a reporter that has recorded nothing.
  public init() {}

  /// What has been reported so far, in order.
  public var issues: [RecordedIssue] {
    lock.withLock { recorded }
  }

  /// Keeps an issue, whatever its severity, and lets those go on who wait for it.
  ///
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - severity: how bad it is.
  ///   - fileID: the module and file it is reported at.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    record(
      RecordedIssue(
        message: message() ?? "",
        severity: severity,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    )
  }

  /// Waits until a number of issues has been reported, for code that reports them from elsewhere.
  ///
  /// - Parameter count: how many, counted from the first ever.
  /// - Returns: all issues by then; fewer than `count` only when the waiting task was cancelled.
  public func issues(count: Int) async -> [RecordedIssue] {
    let id = lock.withLock {
      nextWaiter += 1
      return nextWaiter
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        add(Waiter(id: id, count: count, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func record(_ issue: RecordedIssue) {
    let (issues, satisfied) = lock.withLock {
      recorded.append(issue)
      let satisfied = waiters.filter { $0.count <= recorded.count }
      waiters.removeAll { $0.count <= recorded.count }
      return (recorded, satisfied)
    }
    for waiter in satisfied { waiter.continuation.resume(returning: issues) }
  }

  private func add(_ waiter: Waiter) {
    let issues: [RecordedIssue]? = lock.withLock {
      if cancelledEarly.remove(waiter.id) != nil || recorded.count >= waiter.count { return recorded }
      waiters.append(waiter)
      return nil
    }
    if let issues { waiter.continuation.resume(returning: issues) }
  }

  private func cancel(_ id: Int) {
    let (issues, waiter) = lock.withLock {
      let index = waiters.firstIndex { $0.id == id }
      // A task that is cancelled before it waits: `add` has yet to be called, or has returned already.
      if index == nil { cancelledEarly.insert(id) }
      return (recorded, index.map { waiters.remove(at: $0) })
    }
    waiter?.continuation.resume(returning: issues)
  }
}
