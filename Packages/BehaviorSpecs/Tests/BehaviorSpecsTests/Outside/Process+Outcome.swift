import Foundation

extension Process {
  /// Runs it, and returns how it ended and what it wrote. A thread of its own waits for that: tasks have few, which
  /// other tests need.
  func outcome() async throws -> (status: Int32, text: String) {
    let output = Pipe()
    standardOutput = output
    standardError = output
    try run()
    nonisolated(unsafe) let process = self
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        continuation.resume(returning: (process.terminationStatus, String(decoding: text, as: UTF8.self)))
      }
    }
  }
}
