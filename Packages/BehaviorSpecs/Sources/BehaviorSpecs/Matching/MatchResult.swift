/// What a matcher says of a value.
public enum MatchResult: Sendable, Hashable {
  /// It is what the matcher describes.
  case matches
  /// It is not.
  case doesNotMatch
  /// The question makes no sense, for the reason given: both `to` and `toNot` fail.
  case fails(String)

  /// The answer to a yes-or-no question.
  public init(_ matches: Bool) {
    self = matches ? .matches : .doesNotMatch
  }
}
