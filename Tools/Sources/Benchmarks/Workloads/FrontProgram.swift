import Foundation
import ProgramStart

/// An executable whose start is timed, on a terminal.
struct FrontProgram {
  let path: String
  var arguments: [String] = []
  var environment = ["TERM=xterm-256color"]
  /// What it has written when it shows something.
  let marker: String

  /// The folder that holds the executables instead of the one where they are built.
  static let folderVariable = "EXAMPLES_BIN"

  /// That folder, where there is one.
  static var givenFolder: String? { ProcessInfo.processInfo.environment[folderVariable] }

  /// The limit: a program in C that prints one line.
  static let bare = FrontProgram(path: "/bin/echo", marker: "\n")

  /// An example on the terminal. A frame is whole when the terminal is told to show it.
  ///
  /// - Throws: ``Missing``.
  init(example name: String) throws {
    self.init(path: try Self.executable(name, of: "Examples"), marker: "\u{1B}[?2026l")
  }

  init(
    path: String,
    arguments: [String] = [],
    environment: [String] = ["TERM=xterm-256color"],
    marker: String
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.marker = marker
  }

  /// Starts the program and ends it when it shows something.
  func runUntilShown() {
    let status = Self.withPointers(to: [path] + arguments) { arguments in
      Self.withPointers(to: environment) { run_until_output(arguments, $0, marker) }
    }
    guard status == 0 else {
      fatalError("\(path) showed nothing: \(String(cString: strerror(status))). Run it by hand.")
    }
  }

  private static func withPointers<Result>(
    to strings: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    return body(&pointers)
  }

  /// Finds an executable: in the folder that the environment names, or else built now.
  ///
  /// - Parameter package: the path of its package in the repository.
  /// - Throws: ``Missing``.
  static func executable(_ name: String, of package: String) throws -> String {
    let folder = try givenFolder ?? build(name, of: package)
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name).path
    guard FileManager.default.isExecutableFile(atPath: file) else {
      throw Missing(
        what: "there is no executable \(file)",
        how: "Build \(package), or correct \(Self.folderVariable)."
      )
    }
    return file
  }

  /// Builds an executable, and gives the folder that it is in then.
  private static func build(_ name: String, of package: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../\(package)")
      .standardized.path
    let arguments = ["build", "-c", "release", "--package-path", folder]
    FileHandle.standardError.write(Data("benchmarks: building \(name) for its start…\n".utf8))
    let built = try swift(arguments + ["--product", name])
    let binaries = try swift(arguments + ["--show-bin-path"])
    guard built.status == 0, binaries.status == 0 else {
      throw Missing(
        what: "'\(name)' could not be built in \(folder)",
        how: "See: swift \(arguments.joined(separator: " ")) --product \(name)"
      )
    }
    return binaries.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func swift(_ arguments: [String]) throws -> (status: Int32, output: String) {
    try run(["swift"] + arguments)
  }

  /// Runs a program of the path to its end.
  static func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
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
