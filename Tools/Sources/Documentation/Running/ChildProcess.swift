import Foundation

/// A command that is run to its end, and what it printed.
struct ChildProcess {
  var status: Int32
  var output: String

  /// - Parameters:
  ///   - arguments: the program, looked for on the PATH, and its arguments.
  ///   - environment: what to add to this process's.
  ///   - patience: after how many seconds it is ended; `nil` if it may take as long as it likes.
  /// - Throws: when it cannot be started.
  static func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    patience: Double? = nil
  ) throws -> ChildProcess {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let signals = EndingSignals { process.terminate() }
    try process.run()
    let end = DispatchWorkItem { process.terminate() }
    if let patience { DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: end) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    end.cancel()
    signals.end()
    return ChildProcess(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
