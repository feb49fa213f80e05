import Foundation

/// A command that is run to its end, and what it printed.
struct ChildProcess {
  var status: Int32
  var output: String

  /// - Parameters:
  ///   - arguments: the program, looked for on the PATH, and its arguments.
  ///   - environment: what to add to this process's.
  /// - Throws: when it cannot be started.
  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> ChildProcess {
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
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    signals.end()
    return ChildProcess(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
