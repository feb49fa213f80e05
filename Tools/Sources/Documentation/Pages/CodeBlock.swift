/// A fenced block of a page, or code that a comment of the page gives beside it.
public struct CodeBlock: Equatable, Sendable {
  /// The page's path, relative to the repository.
  public var page: String
  /// The line of the page on which the code begins, from 1.
  public var line: Int
  /// What stands behind the fence: `swift`, `sh`, or nothing.
  public var language: String
  /// The code, without the indentation of its fence.
  public var code: String
  /// Why it is not compiled; nil if it is.
  public var leftOut: String?
  /// The file whose text it is, with which it is compared instead of being compiled; nil for code of the page's own.
  public var quoted: QuotedFile?
  /// Whether the page's code begins anew here, so that names can be declared again.
  public var beginsAnew: Bool
  /// Folders and files whose sources the code is compiled with.
  public var companions: [String]
  /// Whether a reader of the page does not see it.
  public var isHidden: Bool

  public init(
    page: String,
    line: Int,
    language: String = "swift",
    code: String,
    leftOut: String? = nil,
    quoted: QuotedFile? = nil,
    beginsAnew: Bool = false,
    companions: [String] = [],
    isHidden: Bool = false
  ) {
    self.page = page
    self.line = line
    self.language = language
    self.code = code
    self.leftOut = leftOut
    self.quoted = quoted
    self.beginsAnew = beginsAnew
    self.companions = companions
    self.isHidden = isHidden
  }

  /// Whether the compiler is given it.
  var isCompiled: Bool { language == "swift" && leftOut == nil && quoted == nil }
}
