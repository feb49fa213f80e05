import TerminalFront

/// What a front says below its contents.
public enum Note: Equatable, Sendable {
  /// Something is on its way.
  case busy(String)
  /// Something failed; what to do about it is part of the text.
  case error(String)
  /// Anything else.
  case hint(String)

  /// What is said.
  public var text: String {
    switch self {
    case .busy(let text), .hint(let text): text
    case .error(let text): "Error: \(text)"
    }
  }

  /// The note in lines of at most `width` cells, in the colour of its kind.
  public func lines(width: Int) -> [FrameLine] {
    let style: TextStyle =
      switch self {
      case .busy: .color(.cyan)
      case .error: .color(.red)
      case .hint: .plain
      }
    return text.printable.wrapped(to: width).map { FrameLine($0, style) }
  }
}
