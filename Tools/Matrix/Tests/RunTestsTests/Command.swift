import Foundation

/// Commands that prepare a test.
enum Command {
  struct Failure: Error {
    let command: [String]
    let status: Int32
  }

  /// Runs a command found in PATH; one that fails is an error.
  static func run(_ command: [String]) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    if status != 0 { throw Failure(command: command, status: status) }
  }
}
