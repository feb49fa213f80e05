import Foundation

/// The command line of `run-tests.sh`.
public enum MatrixArguments: Equatable, Sendable {
  case help
  case options(MatrixOptions)
  /// What is wrong and what to type, in one line.
  case wrong(String)

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) {
    var parser = ArgumentParser(arguments)
    do throws(UsageError) {
      self = .options(try parser.read())
    } catch {
      self = error.message.isEmpty ? .help : .wrong(error.message)
    }
  }
}

/// A mistake in a command line.
struct UsageError: Error {
  /// Empty when help is asked for, which ends the reading as a mistake does.
  var message: String

  init(_ message: String) { self.message = message }
}
