/// Fails the running XCTest test case, found at run time.
enum XCTestBridge {
  private struct Fail { let call: (String, StaticString, UInt) -> Void }
  private struct Name { let call: () -> String }

  /// `XCTest.XCTFail(_: String, file: StaticString, line: UInt)`, as corelibs-xctest and Xcode's overlay name it.
  private static let fail = LoadedSymbol("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")

  /// `XCTest.XCTestCase.name.getter : String` of corelibs-xctest.
  private static let name = LoadedSymbol("$s6XCTest0A4CaseC4nameSSvg")

  /// `XCTest.XCTCurrentTestCase : XCTestCase?`, a variable that corelibs-xctest keeps to itself.
  private static let currentTestCase: LoadedSymbol? = fail.flatMap {
    LibrarySymbolTable.symbol("$s6XCTest18XCTCurrentTestCaseAA0aD0CSgvp", besideAddress: $0.address)
  }

  /// What is known of the test that runs.
  enum CurrentTest {
    /// This XCTest does not tell.
    case unknown
    /// No test runs: before the first, between two, or after the last.
    case none
    /// A test runs, with a name like `CounterTests.testIncrement`.
    case running(name: String)
  }

  /// The test that runs now, on whatever thread.
  static var currentTest: CurrentTest {
    guard let currentTestCase else { return .unknown }
    let variable = currentTestCase.address.assumingMemoryBound(to: AnyObject?.self)
    guard let test = variable.pointee else { return .none }
    return .running(name: name?.callable(as: Name.self, self: test).call() ?? "\(type(of: test))")
  }

  /// A line as XCTest takes it: it traps on one that is not an `Int`.
  static func lineNumber(_ line: UInt) -> UInt {
    UInt(clamping: Int(clamping: line))
  }

  /// Fails the running test at the issue's line.
  ///
  /// - Returns: false when XCTest was not found or has no test to fail.
  static func record(_ issue: RecordedIssue) -> Bool {
    guard let fail else { return false }
    if case .none = currentTest { return false }
    fail.callable(as: Fail.self).call(issue.message, issue.filePath, lineNumber(issue.line))
    return true
  }
}
