#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif os(Windows)
  import ucrt
#endif

/// Which test framework an issue belongs to.
///
/// `swift test` runs a test bundle once for each framework, and each swallows what the other is told. So a test
/// of Swift Testing that is current decides; else what the process was started to run.
enum TestFramework {
  /// The framework that takes issues reported here and now; nil outside tests.
  static var current: TestFramework.Kind? {
    if process == .swiftTesting || SwiftTestingCurrentTest.exists { return .swiftTesting }
    if let process { return process }
    if case .running = XCTestBridge.currentTest { return .xcTest }
    return nil
  }

  typealias Kind = TestContext.Framework

  private static let process = kind(
    arguments: CommandLine.arguments,
    isSet: environmentHas
  )

  static func environmentHas(_ variable: String) -> Bool {
    getenv(variable) != nil
  }

  /// Which framework a process runs, told from how it was started.
  ///
  /// - Parameters:
  ///   - arguments: the command line, the program first.
  ///   - isSet: whether an environment variable is set.
  static func kind(arguments: [String], isSet: (String) -> Bool) -> Kind? {
    if let index = arguments.firstIndex(of: "--testing-library"), index + 1 < arguments.count {
      return arguments[index + 1] == "swift-testing" ? .swiftTesting : .xcTest
    }
    let program = arguments.first.map { $0.split(separator: "/").last ?? "" } ?? ""
    if program == "swiftpm-testing-helper" { return .swiftTesting }
    if program == "xctest" || program.hasSuffix(".xctest") { return .xcTest }
    let variables = ["XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier"]
    return variables.contains(where: isSet) ? .xcTest : nil
  }
}
