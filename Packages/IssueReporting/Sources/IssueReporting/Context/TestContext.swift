/// The test that is running, for code that behaves otherwise in tests.
public struct TestContext: Sendable {
  /// The frameworks that can be told apart.
  public enum Framework: Sendable {
    /// Swift Testing.
    case swiftTesting
    /// XCTest.
    case xcTest
  }

  /// The framework that runs.
  public let framework: Framework

  /// What names the current test among those of the process, where it is known: in Swift Testing inside a test's
  /// task and the tasks it makes.
  public let testID: String?

  /// The running test's context, or nil outside tests.
  public static var current: TestContext? {
    switch TestFramework.current {
    case .swiftTesting: TestContext(framework: .swiftTesting, testID: SwiftTestingRecorder.currentTestID)
    case .xcTest: TestContext(framework: .xcTest, testID: nil)
    case nil: nil
    }
  }
}

/// Whether this process runs tests.
public var isTesting: Bool {
  TestFramework.current != nil
}
