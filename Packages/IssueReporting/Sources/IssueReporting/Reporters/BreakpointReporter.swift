#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Stops in the debugger at an issue; without one writes it to standard error.
public struct BreakpointReporter: IssueReporter {
  /// Writes the issue to standard error as one line and, in a debugger, stops there. May be called from any thread.
  ///
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - severity: how bad it is; a warning stops too.
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
    let issue = RecordedIssue(
      message: message() ?? "",
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    StandardError.write(issue.description)
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      if isDebuggerAttached { raise(SIGTRAP) }
    #endif
  }

  private var isDebuggerAttached: Bool {
    #if os(Linux) || os(Android)
      guard let file = fopen("/proc/self/status", "r") else { return false }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, Int32(line.count), file) != nil {
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if text.hasPrefix("TracerPid:") {
          return !text.dropFirst(10).allSatisfy { $0.isWhitespace || $0 == "0" }
        }
      }
      return false
    #elseif canImport(Darwin)
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var name: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      return sysctl(&name, 4, &info, &size, nil, 0) == 0 && info.kp_proc.p_flag & P_TRACED != 0
    #else
      return false
    #endif
  }
}

extension IssueReporter where Self == BreakpointReporter {
  /// Stops in the debugger at each issue.
  public static var breakpoint: Self { BreakpointReporter() }
}
