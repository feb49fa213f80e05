import Foundation

/// What a command that takes no time prints.
public struct CommandOutput: Sendable {
  public var status: Int32
  /// Its standard output.
  public var text: String

  /// Runs a command found in PATH. Nil when it cannot be started.
  public static func of(_ command: [String]) -> CommandOutput? {
    let process = Process()
    #if os(Windows)
      process.executableURL = URL(fileURLWithPath: command[0])
      process.arguments = Array(command.dropFirst())
    #else
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
    #endif
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return CommandOutput(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }
}
