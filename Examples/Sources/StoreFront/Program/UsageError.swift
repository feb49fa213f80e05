import TerminalFront

/// Arguments that the program does not understand. The program says so with its usage, and ends with 64.
public struct UsageError: ProgramFailure, Equatable {
  /// What is wrong, in one line.
  public let description: String

  /// Makes the error.
  public init(_ description: String) {
    self.description = description.printable
  }

  public var exitStatus: Int32 { 64 }
}
