import Foundation

/// A program whose standard input, output and error are pipes, as in a shell's pipeline.
public final class ConsoleProgram {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let killing: DispatchWorkItem
  private var unread = Data()

  /// All that a program did.
  public struct Result: Equatable, Sendable {
    /// Its exit status.
    public var status: Int32
    /// What it wrote to its standard output and nobody had read.
    public var output: String
    /// What it wrote to its standard error.
    public var errors: String

    /// Makes a result, to compare with.
    public init(status: Int32, output: String, errors: String = "") {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: the executable.
  ///   - arguments: its arguments, without its name.
  ///   - environment: what its environment has beside, or instead of, that of the tests.
  ///   - seconds: when it is killed if it has not ended by itself.
  public init(
    _ path: String,
    arguments: [String] = [],
    environment: [String: String] = [:],
    within seconds: Double = 60
  ) throws {
    // A program that ends without reading its input must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(UserData.none) { _, none in none }
      .merging(environment) { _, given in given }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let processID = process.processIdentifier
    killing = DispatchWorkItem { kill(processID, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: killing)
  }

  deinit {
    killing.cancel()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Writes to the program's standard input.
  public func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Reads the program's standard output until it has written `text`, and takes everything up to its end.
  ///
  /// - Throws: ``Ended`` with what the program wrote instead before it ended.
  @discardableResult
  public func read(until text: String) throws -> String {
    while true {
      if let range = unread.range(of: Data(text.utf8)) {
        let taken = unread[..<range.upperBound]
        unread = Data(unread[range.upperBound...])
        return String(decoding: taken, as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else {
        throw Ended(expected: text, instead: String(decoding: unread, as: UTF8.self))
      }
      unread += more
    }
  }

  /// Ends the program's input and waits until the program has ended.
  public func finish() throws -> Result {
    try input.fileHandleForWriting.close()
    unread += try output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    killing.cancel()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: unread, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self)
    )
  }

  /// The program ended, or was killed, before it wrote what a test waits for.
  public struct Ended: Error, CustomStringConvertible {
    let expected: String
    let instead: String
    public var description: String {
      "waited for \(expected.debugDescription), the program ended with \(instead.debugDescription)"
    }
  }
}
