/// How a piece of text looks on a terminal; plain text output ignores it.
public struct TextStyle: Equatable, Hashable, Sendable {
  /// One of the terminal's own colours.
  public enum Color: Int, Equatable, Hashable, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36
  }

  /// Heavier than the rest.
  public var isBold: Bool
  /// Lighter than the rest.
  public var isDim: Bool
  /// Text and background exchanged, as for the selected row.
  public var isReversed: Bool
  /// The text's colour, or nil for the terminal's default. Left out where colours are not wanted.
  public var color: Color?

  /// Makes a style; without arguments, the terminal's default.
  public init(isBold: Bool = false, isDim: Bool = false, isReversed: Bool = false, color: Color? = nil) {
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
    self.color = color
  }

  /// The terminal's default.
  public static let plain = TextStyle()
  /// Heavier than the rest.
  public static let bold = TextStyle(isBold: true)
  /// Lighter than the rest.
  public static let dim = TextStyle(isDim: true)
  /// Text and background exchanged.
  public static let reversed = TextStyle(isReversed: true)

  /// The terminal's default in a colour.
  public static func color(_ color: Color) -> TextStyle { TextStyle(color: color) }

  /// The escape sequence that turns the style on, empty for the default.
  func sequence(usingColor: Bool) -> String {
    if self == .plain { return "" }
    var codes: [Int] = []
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isReversed { codes.append(7) }
    if usingColor, let color { codes.append(color.rawValue) }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
  }
}
