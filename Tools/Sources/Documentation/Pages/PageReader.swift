/// Finds the blocks of code in a page of Markdown, and the comments that say what to do with them:
///
/// - `<!-- code: skip WHY -->` leaves the next block out.
/// - `<!-- code: all of PATH -->` has the next block be all of a file, `<!-- code: part of PATH -->` a part of it.
/// - `<!-- code: new -->` has the page's code begin anew with the next block.
/// - `<!-- code: with PATH -->` compiles it with the sources in a folder, or with one file.
/// - `<!-- code: given` and lines of Swift up to `-->` are code that the reader does not see.
public struct PageReader {
  private let page: String
  private let lines: [Substring]
  private var next = 0
  private var leftOut: String?
  private var quoted: QuotedFile?
  private var beginsAnew = false
  private var companions: [String] = []
  private var blocks: [CodeBlock] = []

  private init(page: String, text: String) {
    self.page = page
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The blocks of a page, in order.
  ///
  /// - Throws: a ``PageProblem`` if a block or comment is not closed, or a comment not understood.
  public static func blocks(of page: String, text: String) throws(PageProblem) -> [CodeBlock] {
    var reader = PageReader(page: page, text: text)
    try reader.read()
    return reader.blocks
  }

  private mutating func read() throws(PageProblem) {
    while next < lines.count {
      let line = lines[next].drop { $0 == " " }
      if line.hasPrefix("```") {
        try readFence(indentation: lines[next].count - line.count)
      } else if line.hasPrefix("<!-- code:") {
        try readComment(line.dropFirst("<!-- code:".count))
      } else {
        next += 1
      }
    }
  }

  private mutating func readFence(indentation: Int) throws(PageProblem) {
    let start = next
    let fence = lines[start].dropFirst(indentation).prefix { $0 == "`" }
    let language = lines[start].dropFirst(indentation + fence.count).split(separator: " ").first ?? ""
    var code: [Substring] = []
    next += 1
    while next < lines.count {
      if lines[next].drop(while: { $0 == " " }) == fence { break }
      code.append(lines[next].dropFirst(min(indentation, lines[next].prefix { $0 == " " }.count)))
      next += 1
    }
    guard next < lines.count else {
      throw PageProblem(page, start + 1, "the block that begins here does not end")
    }
    next += 1
    add(code.joined(separator: "\n"), at: start + 2, language: String(language))
  }

  private mutating func readComment(_ beginning: Substring) throws(PageProblem) {
    let start = next
    var content = String(beginning)
    while !content.contains("-->") {
      next += 1
      guard next < lines.count else {
        throw PageProblem(page, start + 1, "the comment that begins here does not end")
      }
      content += "\n" + lines[next]
    }
    next += 1
    content = String(content.prefix(upTo: content.firstRange(of: "-->")!.lowerBound))
    let words = content.split(maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
    let rest = words.count > 1 ? words[1].trimmed : ""
    switch words.first {
    case "skip" where !rest.isEmpty: leftOut = rest
    case "all" where rest.hasPrefix("of "): quoted = QuotedFile(String(rest.dropFirst(3)), isWhole: true)
    case "part" where rest.hasPrefix("of "): quoted = QuotedFile(String(rest.dropFirst(3)), isWhole: false)
    case "new" where rest.isEmpty: beginsAnew = true
    case "with" where !rest.isEmpty: companions.append(rest)
    case "given" where !rest.isEmpty:
      let code = content.drop { $0 != "\n" }.dropFirst()
      add(String(code), at: start + 2, language: "swift", isHidden: true)
    default:
      throw PageProblem(
        page,
        start + 1,
        "'code:' is followed by skip WHY, all of PATH, part of PATH, new, with PATH, or given and code"
      )
    }
  }

  private mutating func add(_ code: String, at line: Int, language: String, isHidden: Bool = false) {
    blocks.append(
      CodeBlock(
        page: page,
        line: line,
        language: language,
        code: code,
        leftOut: isHidden ? nil : leftOut,
        quoted: isHidden ? nil : quoted,
        beginsAnew: beginsAnew,
        companions: companions,
        isHidden: isHidden
      )
    )
    if !isHidden { (leftOut, quoted) = (nil, nil) }
    beginsAnew = false
    companions = []
  }
}

extension Substring {
  /// Without the space around it.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
