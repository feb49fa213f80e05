/// Something that is wrong with a page, and where.
public struct PageProblem: Error, Hashable, Comparable, CustomStringConvertible, Sendable {
  public var page: String
  /// From 1; nil for the whole page.
  public var line: Int?
  public var message: String

  public init(_ page: String, _ line: Int?, _ message: String) {
    self.page = page
    self.line = line
    self.message = message
  }

  /// One line: the file, the line, and what is wrong.
  public var description: String {
    line.map { "\(page):\($0): \(message)" } ?? "\(page): \(message)"
  }

  public static func < (lhs: PageProblem, rhs: PageProblem) -> Bool {
    (lhs.page, lhs.line ?? 0, lhs.message) < (rhs.page, rhs.line ?? 0, rhs.message)
  }
}
