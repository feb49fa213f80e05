import TerminalFront

/// A line that is no command, or one that has no effect now; the description is one line for the user.
public struct Refusal: Error, Equatable, CustomStringConvertible {
  /// What is wrong and what can be done instead, printable.
  public let description: String

  /// Makes a refusal.
  public init(_ description: String) {
    self.description = description.printable
  }
}
