import Foundation

extension Process {
  /// Runs it, and returns how it ended and what it wrote. A thread of its own waits for that: tasks have few, which
  /// other tests need.
  func outcome() async throws -> (status: Int32, text: String) {
    let output = Pipe()
    standardOutput = output
    standardError = output
    try run()
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let text = output.fileHandleForReading.readDataToEndOfFile()
        self.waitUntilExit()
        continuation.resume(returning: (self.terminationStatus, String(decoding: text, as: UTF8.self)))
      }
    }
  }
}
