/// Why a recorder cannot give what it was asked for.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The publisher has not completed.
  case notCompleted
  /// The publisher has not published as many elements as are wanted.
  case notEnoughElements
  /// The publisher has published more elements than are wanted.
  case tooManyElements
  /// What an inverted expectation says will not happen has happened.
  case unexpected
  /// Fewer than no elements were asked for.
  case negativeCount(Int)
  /// The time to wait was given as "not a number".
  case timeoutIsNotANumber

  /// What went wrong, in a sentence.
  public var description: String {
    switch self {
    case .notCompleted: "The publisher has not completed."
    case .notEnoughElements: "The publisher has not published enough elements."
    case .tooManyElements: "The publisher has published too many elements."
    case .unexpected: "What was expected not to happen has happened."
    case .negativeCount(let count): "\(count) elements cannot be waited for: a count is 0 or more."
    case .timeoutIsNotANumber: "A timeout is a number of seconds, and this one is not a number (nan)."
    }
  }
}
