import Locking

/// Keeps the issues it is given, so that a test can look at them. Thread-safe.
///
/// ```swift
/// let recorder = RecordingIssueReporter()
/// withIssueReporters([recorder]) { parse("…") }
/// #expect(recorder.issues.map(\.message) == ["Line 1 is empty."])
/// ```
public final class RecordingIssueReporter: IssueReporter, @unchecked Sendable {
  private let lock = Lock()
  private var recorded: [RecordedIssue] = []

  /// Makes a reporter that has recorded nothing.
  public init() {}

  /// What has been reported so far, in order.
  public var issues: [RecordedIssue] {
    lock.withLock { recorded }
  }

  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = RecordedIssue(
      message: message() ?? "",
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    lock.withLock { recorded.append(issue) }
  }
}

/// An issue that has been reported.
public struct RecordedIssue: Sendable, CustomStringConvertible {
  /// What is wrong.
  public let message: String
  /// How bad it is.
  public let severity: IssueSeverity
  /// The module and file it was reported at.
  public let fileID: StaticString
  /// The path of that file.
  public let filePath: StaticString
  /// The line it was reported at.
  public let line: UInt
  /// The column it was reported at.
  public let column: UInt

  /// One line as compilers print them: `file:line: issue: message`, control characters escaped.
  public var description: String {
    let kind = severity == .error ? "issue" : "warning"
    return "\(fileID):\(line): \(kind): \(message.escapingControlCharacters)"
  }
}

extension String {
  /// The string on one line, with control characters but tabs as escapes.
  fileprivate var escapingControlCharacters: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
