#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Which test framework runs in this process.
///
/// `swift test` runs a test bundle once for each framework, and each swallows what the other is told: so the one
/// that runs is told from the arguments, and from the current test where both can be (Xcode).
enum TestFramework {
  case swiftTesting
  case xcTest

  static var current: TestFramework? {
    guard let process else { return nil }
    if process == .xcTest, SwiftTestingRecorder.currentTestID != nil { return .swiftTesting }
    return process
  }

  private static let process: TestFramework? = {
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--testing-library"), index + 1 < arguments.count {
      return arguments[index + 1] == "swift-testing" ? .swiftTesting : .xcTest
    }
    let program = arguments.first ?? ""
    if program.hasSuffix("swiftpm-testing-helper") || program.contains("swift-testing") {
      return .swiftTesting
    }
    if program.hasSuffix(".xctest") || program.hasSuffix("/xctest") { return .xcTest }
    if getenv("XCTestBundlePath") != nil || getenv("XCTestConfigurationFilePath") != nil { return .xcTest }
    return nil
  }()
}
