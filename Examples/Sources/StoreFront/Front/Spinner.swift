/// A sign that turns while something is on its way.
public struct Spinner: Equatable, Sendable {
  /// How long each sign stays.
  public static let interval = Duration.milliseconds(100)

  private static let signs = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private var phase = 0

  /// Makes a spinner that shows its first sign.
  public init() {}

  /// The sign to show now.
  public var sign: String { Self.signs[phase] }

  /// Goes on to the next sign.
  public mutating func turn() {
    phase = (phase + 1) % Self.signs.count
  }
}
