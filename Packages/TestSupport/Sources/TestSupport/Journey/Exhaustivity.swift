/// How much of what happens an ``ExhaustiveTestStore`` wants asserted.
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change of the state, each event of a feedback, the end of each effect.
  case on

  /// Only what is written. With `showSkippedAssertions`, what was not asserted is noted as a warning, which fails no
  /// test.
  case off(showSkippedAssertions: Bool)

  /// Only what is written, and no word about the rest.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
