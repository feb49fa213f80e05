import Foundation

/// A run of one of the maintainers' scripts, or of another program.
struct Script {
  let status: Int32
  /// What it wrote to its standard output and error.
  let output: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The folder of the scripts.
  static let tools = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  /// - Parameters:
  ///   - name: a path below Tools, or the name of a program.
  ///   - path: a folder of programs that come first.
  init(_ name: String, _ arguments: [String], in folder: URL? = nil, path: URL? = nil) throws {
    let process = Process()
    let script = Self.tools.appendingPathComponent(name).path
    let command = FileManager.default.isExecutableFile(atPath: script) ? ["bash", script] : [name]
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command + arguments
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["SCRATCH_PATH"] = nil
    environment["PATH"] = [path?.path, environment["PATH"]].compactMap(\.self).joined(separator: ":")
    process.environment = environment
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
