/// A piece of Swift's text that is no comment and no white space.
public struct SwiftToken: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// An identifier, keyword or number.
    case word
    /// A string literal, with its value unless something is interpolated in it.
    case string(String?)
    /// One other character.
    case punctuation
  }

  public var kind: Kind
  /// As it is written, an identifier without its backticks.
  public var text: String
  /// Where it begins, in UTF-8 bytes.
  public var offset: Int
  /// Whether it is written in backticks, and so is no keyword.
  public var isEscaped = false

  func isPunctuation(_ character: String) -> Bool {
    kind == .punctuation && text == character
  }
}
