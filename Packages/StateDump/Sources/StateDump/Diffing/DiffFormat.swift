/// The signs a diff's lines begin with.
public struct DiffFormat: Hashable, Sendable {
  /// The sign of lines that only the first value has.
  public var first: String
  /// The sign of lines that only the second value has.
  public var second: String
  /// The sign of lines that both have.
  public var both: String

  /// Makes a format of three signs.
  ///
  /// - Parameters:
  ///   - first: the sign of lines that only the first value has.
  ///   - second: the sign of lines that only the second value has.
  ///   - both: the sign of lines that both have.
  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// `-`, `+` and a space: for terminals and everything with letters of one width.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// A minus sign, `+` and a figure space, which are of one width in proportional fonts too: for test
  /// reports.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
