/// A file of the repository whose text a block has.
public struct QuotedFile: Equatable, Sendable {
  /// Relative to the repository.
  public var path: String
  /// Whether the block has all of it, not some lines that follow each other.
  public var isWhole: Bool

  /// - Parameters:
  ///   - path: the file, relative to the repository.
  ///   - isWhole: whether the block has all of it.
  public init(_ path: String, isWhole: Bool) {
    self.path = path
    self.isWhole = isWhole
  }

  /// What a block says that the file does not, at the first line that differs. How far the file's lines are indented
  /// does not matter if it is all of them alike.
  ///
  /// - Parameters:
  ///   - block: the block that quotes the file.
  ///   - text: the file's text.
  func problem(of block: CodeBlock, text: String) -> PageProblem? {
    let quotation = block.code.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    let starts = isWhole ? 0..<1 : lines.indices
    // Of the places that agree with the block's first lines, the one where most of them do.
    var best = (start: 0, count: 0)
    for start in starts {
      let count = Self.agreement(of: quotation, with: lines[start...])
      if count > best.count { best = (start, count) }
    }
    let next = lines[(best.start + best.count)...].first.map { "'\($0.drop { $0 == " " })'" }
    if best.count == quotation.count {
      guard isWhole, let next else { return nil }
      return PageProblem(block.page, block.line + best.count, "\(path) goes on with \(next)")
    }
    guard best.count > 0 || isWhole else {
      return PageProblem(block.page, block.line, "this line does not stand in \(path)")
    }
    let message = next.map { "\(path) has \($0) here" } ?? "\(path) ends here"
    return PageProblem(block.page, block.line + best.count, message)
  }

  /// How many lines are the same, from the first on.
  private static func agreement(of quotation: [Substring], with lines: ArraySlice<Substring>) -> Int {
    guard let first = quotation.first, let line = lines.first, line.hasSuffix(first) else { return 0 }
    let indentation = line.dropLast(first.count)
    guard indentation.allSatisfy({ $0 == " " }) else { return 0 }
    return zip(quotation, lines).prefix { quoted, line in
      quoted.isEmpty ? line.isEmpty : line == indentation + quoted
    }.count
  }
}
