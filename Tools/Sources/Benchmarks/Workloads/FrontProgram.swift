import Foundation
import ProgramStart

/// An executable whose start is timed, on a terminal.
struct FrontProgram {
  let path: String
  /// What it has written when it shows something.
  let marker: String

  /// The folder that holds the executables instead of the one where they are built.
  static let folderVariable = "EXAMPLES_BIN"

  /// The limit: a program in C that prints one line.
  static let bare = FrontProgram(path: "/bin/echo", marker: "\n")

  init(path: String, marker: String) {
    self.path = path
    self.marker = marker
  }

  /// Finds an example's executable: in the folder that the environment names, or else built now.
  ///
  /// - Throws: ``Missing``.
  init(example name: String) throws {
    let folder = try ProcessInfo.processInfo.environment[Self.folderVariable] ?? Self.build(name)
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: file) else {
      throw Missing(
        what: "there is no executable \(file)",
        how: "Build Examples, or correct \(Self.folderVariable)."
      )
    }
    // A frame is whole when the terminal is told to show it.
    self.init(path: file, marker: "\u{1B}[?2026l")
  }

  /// Starts the program and ends it when it shows something.
  func runUntilShown() {
    let status = run_until_output(path, marker)
    guard status == 0 else {
      fatalError("\(path) showed nothing: \(String(cString: strerror(status))). Run it by hand.")
    }
  }

  /// Builds an example, and gives the folder that it is in then.
  private static func build(_ name: String) throws -> String {
    let examples = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../Examples")
      .standardized.path
    let arguments = ["build", "-c", "release", "--package-path", examples]
    FileHandle.standardError.write(Data("benchmarks: building \(name) for its start…\n".utf8))
    let built = try swift(arguments + ["--product", name])
    let folder = try swift(arguments + ["--show-bin-path"])
    guard built.status == 0, folder.status == 0 else {
      throw Missing(
        what: "'\(name)' could not be built in \(examples)",
        how: "See: swift \(arguments.joined(separator: " ")) --product \(name)"
      )
    }
    return folder.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func swift(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// The executable is not there.
  struct Missing: Error, CustomStringConvertible {
    let what: String
    let how: String
    var description: String { "\(what). \(how)" }
  }
}
