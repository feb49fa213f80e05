#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Issues of a test run that no test could be failed for: they are written to standard error, and make the
/// process end with a failure, so that none is lost.
enum UnattributedIssues {
  static func add(_ issue: RecordedIssue, because reason: String) {
    StandardError.write("\(issue)\n\(issue.fileID):\(issue.line): note: IssueReporting: \(reason)")
    if issue.severity == .error { _ = failureAtExit }
  }

  /// Registered once, by the first such issue.
  private static let failureAtExit: Void = {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      atexit {
        fflush(nil)
        #if canImport(Glibc)
          // Here `exit` may be called again: the handlers that were registered before this one still run.
          exit(1)
        #else
          _exit(1)
        #endif
      }
    #endif
  }()
}
