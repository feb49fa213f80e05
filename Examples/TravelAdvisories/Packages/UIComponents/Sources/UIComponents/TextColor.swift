/// One of the terminal's own colours. What it says is said in words, too.
public enum TextColor: Int, CaseIterable, Sendable {
  /// Red.
  case red = 31
  /// Green.
  case green = 32
  /// Yellow.
  case yellow = 33
  /// Magenta.
  case magenta = 35

  /// A text between the sequences that turn the colour on and all off again.
  public func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
