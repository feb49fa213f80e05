import Foundation
import TestMatrix

/// Runs `run-tests.sh` of this repository with the program that was built beside these tests.
struct Script {
  /// What a run printed, and how it ended.
  struct Run {
    let status: Int32
    let output: String
    let errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The last line that was printed.
    var last: String { lines.last ?? "" }

    /// The line of the table about a package or check.
    func line(_ name: String) -> String {
      lines.first { $0.split(separator: " ").dropFirst().first.map(String.init) == name }
        ?? "no line about \(name)"
    }

    /// The names in the table, in the order of their lines.
    var names: [String] {
      lines.filter { $0.contains(" tests ") }.compactMap {
        $0.split(separator: " ").dropFirst().first.map(String.init)
      }
    }
  }

  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().standardizedFileURL

  /// Where this bundle was built, with the program.
  private static var program: String {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/" {
      let program = folder.appendingPathComponent("matrix").path
      if FileManager.default.isExecutableFile(atPath: program), !folder.path.hasSuffix(".build") {
        return program
      }
      folder = folder.deletingLastPathComponent()
    }
    return "matrix"
  }

  private let arguments: [String]
  private let environment: [String: String]

  /// - Parameters:
  ///   - arguments: of the script.
  ///   - environment: beside what a plain shell has.
  init(_ arguments: [String], _ environment: [String: String]) {
    self.arguments = arguments
    // The script's program is built with the tests' sanitizer.
    let kept = [
      "PATH", "HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "TMPDIR", "LANG", "ASAN_OPTIONS",
      "LSAN_OPTIONS",
    ]
    let inherited = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    self.environment = inherited.merging(["RUN_TESTS_TOOL": Self.program]) { $1 }.merging(environment) { $1 }
  }

  /// Runs it to its end. No thread of a task waits meanwhile.
  ///
  /// - Parameter started: is given the process once it runs.
  func run(started: (@Sendable (pid_t) -> Void)? = nil) async throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-tests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = Self.repository.appendingPathComponent("run-tests.sh")
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    let status = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
        // A run that does not end fails its test instead of holding up all of them.
        let id = process.processIdentifier
        // swiftlint:disable:next DoNotWaitRealTime - nothing waits for it, and no test that passes gets there
        DispatchQueue.global().asyncAfter(deadline: .now() + 300) { [weak process] in
          if process?.isRunning == true { kill(id, SIGTERM) }
        }
        started?(process.processIdentifier)
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Run(status: status, output: texts[0], errors: texts[1])
  }
}
