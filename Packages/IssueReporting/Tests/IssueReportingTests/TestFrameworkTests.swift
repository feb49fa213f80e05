import Testing

@testable import IssueReporting

/// How a process was started tells which framework it runs.
@Suite struct TestFrameworkTests {
  private func kind(_ arguments: String..., variables: [String] = []) -> TestContext.Framework? {
    TestFramework.kind(arguments: arguments, isSet: { variables.contains($0) })
  }

  @Test func theTestingLibraryArgumentDecides() {
    #expect(kind("/b/AppPackageTests.xctest", "--testing-library", "swift-testing") == .swiftTesting)
    #expect(kind("/b/AppPackageTests.xctest", "--testing-library", "xctest") == .xcTest)
    #expect(kind("/b/AppPackageTests.xctest", "--testing-library") == .xcTest)
  }

  @Test func theProgramDecidesOtherwise() {
    #expect(kind("/b/AppPackageTests.xctest", "AppTests/testA") == .xcTest)
    #expect(kind("/usr/bin/xctest") == .xcTest)
    #expect(kind("/usr/libexec/swiftpm-testing-helper") == .swiftTesting)
    #expect(kind("/b/app", variables: ["XCTestConfigurationFilePath"]) == .xcTest)
  }

  @Test func anApplicationIsNoTest() {
    #expect(kind("/b/app") == nil)
    #expect(kind("/b/app.xctest.d/app", "xctest") == nil)
    #expect(kind() == nil)
  }

  @Test func xcTestIsNotGivenALineThatItTrapsOn() {
    #expect(XCTestBridge.lineNumber(7) == 7)
    #expect(XCTestBridge.lineNumber(.max) == UInt(Int.max))
  }
}
