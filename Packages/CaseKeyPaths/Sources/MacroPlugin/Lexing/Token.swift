/// One token of Swift source.
public struct Token: Hashable, Sendable {
  /// What a token is. Keywords are identifiers: whether a word is one depends on where it stands.
  public enum Kind: Hashable, Sendable {
    /// A name or a keyword, with the backticks it may have: `case`, `` `default` ``, `_`, `$0`.
    case identifier
    /// A number literal, without its sign.
    case number
    /// A string literal of any form, with all it interpolates.
    case string
    /// A regular expression literal: `/a+/`, `#/a+/#`.
    case regex
    /// `#if`, `#elseif`, `#else`, `#endif`.
    case directive
    /// `->`, or any other one character: brackets, separators, and each character of an operator.
    case symbol
  }

  /// What the token is.
  public let kind: Kind
  /// Where it stands, in bytes from the start of the source.
  public let range: Range<Int>
  /// Whether a line break lies between the token before and this one, also at the start of the source.
  public let startsLine: Bool
  /// Whether space or a comment lies between the token before and this one, also at the start of the source.
  public let followsSpace: Bool
}
