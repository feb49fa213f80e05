/// The test that is running, for code that behaves otherwise in tests.
public struct TestContext: Sendable, Hashable {
  /// The frameworks that can be told apart.
  public enum Framework: Sendable, Hashable {
    /// Swift Testing.
    case swiftTesting
    /// XCTest.
    case xcTest
  }

  /// The framework that runs.
  public let framework: Framework

  /// What names the current test among those of the process, where it is known.
  ///
  /// In Swift Testing: in the test's task, the tasks made in it, and the ``CapturedContext``s captured there. In
  /// XCTest on Linux: on every thread while a test runs. Nil elsewhere.
  public let testID: String?

  /// The running test's context, or nil when this process runs no tests. Costs a microsecond in tests, and less
  /// outside.
  public static var current: TestContext? {
    switch TestFramework.current {
    case .swiftTesting:
      return TestContext(
        framework: .swiftTesting,
        testID: SwiftTestingCurrentTest.id ?? IssueScope.current?.testID
      )
    case .xcTest:
      guard case .running(let name) = XCTestBridge.currentTest else {
        return TestContext(framework: .xcTest, testID: nil)
      }
      return TestContext(framework: .xcTest, testID: name)
    case nil:
      return nil
    }
  }
}

/// Whether this process runs tests.
///
/// ```swift
/// if !isTesting { startAnalytics() }
/// ```
public var isTesting: Bool {
  TestFramework.current != nil
}
