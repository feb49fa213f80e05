import Foundation

/// Standard output and standard error.
enum Output {
  /// When nobody reads any more, the run ends as by Ctrl-C.
  static func print(_ line: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      Interruption.ask()
    }
  }

  static func complain(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
