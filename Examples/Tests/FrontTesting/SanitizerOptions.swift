import Foundation

/// What the sanitizer that the tests and the program were built with is told; for programs without the tests'
/// environment.
enum SanitizerOptions {
  /// As the tests have them.
  static var inherited: [String: String] {
    ProcessInfo.processInfo.environment.filter { variable, _ in
      ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains(variable)
    }
  }
}
