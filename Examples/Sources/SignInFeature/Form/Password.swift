import StateDump

/// A password that shows itself nowhere: not in descriptions, dumps, diffs or mirrors, so that no log, test
/// failure or debugger's print holds it.
///
/// ```swift
/// let password = Password("hunter2")
/// print(password, password.count)                      // Password(redacted) 7
/// let isRight = password.reveal { $0 == "hunter2" }
/// ```
public struct Password: Equatable, Sendable {
  private let text: String

  /// Keeps a password.
  public init(_ text: String) {
    self.text = text
  }

  /// None.
  public static let empty = Password("")

  /// How many characters it has.
  public var count: Int { text.count }

  /// Whether there is none.
  public var isEmpty: Bool { text.isEmpty }

  /// Hands the text out: the only way to it.
  public func reveal<Result>(_ body: (String) throws -> Result) rethrows -> Result {
    try body(text)
  }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "Password(redacted)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Password: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}
