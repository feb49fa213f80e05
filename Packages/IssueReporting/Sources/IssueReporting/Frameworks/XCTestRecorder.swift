/// Fails the running XCTest test case.
enum XCTestRecorder {
  private typealias XCTFail = @convention(thin) (String, StaticString, UInt) -> Void

  /// `XCTest.XCTFail(_: String, file: StaticString, line: UInt)`, as corelibs-xctest and Xcode's overlay name it.
  private nonisolated(unsafe) static let fail = LoadedSymbol.address(
    "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"
  )

  static func record(_ issue: RecordedIssue) {
    guard issue.severity == .error else { return StandardError.write(issue.description) }
    guard let fail else {
      return StandardError.write(
        "\(issue.description)\nIssueReporting: XCTFail was not found in this process, so the issue above failed no test."
      )
    }
    unsafeBitCast(fail, to: XCTFail.self)(issue.message, issue.filePath, issue.line)
  }
}
