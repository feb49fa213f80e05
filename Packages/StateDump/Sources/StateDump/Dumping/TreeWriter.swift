/// Writes values a field a line. Keeps its own stack, so a value nested 100,000 levels deep costs memory, not
/// the thread's stack.
struct TreeWriter {
  private(set) var out = ""
  var reader = ValueReader()
  var ledger = ObjectLedger()
  private let baseIndent: String

  /// Lines are not indented deeper than this many levels: their text would grow with the square of the depth.
  private static let deepestLevel = 64
  /// Values that make their parts up, each inside the next, would go on for ever: past so many levels they end.
  static let mostLevels = 200_000
  /// How many values with a single child may stand inside each other on one line.
  private static let inlineLevels = 4

  private struct Frame {
    let group: Group
    let level: Int
    let maxDepth: Int
    var index = 0
  }

  /// The widest indentation of a whole dump.
  static let widestIndent = 1_000
  private static let indents = (0...deepestLevel).map { String(repeating: " ", count: 2 * $0) }

  /// How many levels this writes.
  private let mostLevels: Int

  init(baseIndent: Int = 0, mostLevels: Int = Self.mostLevels) {
    self.mostLevels = mostLevels
    self.baseIndent = String(repeating: " ", count: min(max(0, baseIndent), Self.widestIndent))
  }

  /// The text so far; the writer starts afresh but remembers the objects it has shown.
  mutating func take() -> String {
    defer { out = "" }
    return out
  }

  /// What stands before the text of a line, after the indentation of the whole.
  static func indent(level: Int) -> String { indents[min(level, deepestLevel)] }

  /// Writes what a line begins with.
  mutating func startLine(level: Int) {
    out += baseIndent
    out += Self.indent(level: level)
  }

  mutating func write(_ value: Any, label: String?, level: Int, maxDepth: Int, isRoot: Bool = false) {
    write(reader.read(value, isRoot: isRoot), label: label, level: level, maxDepth: maxDepth)
  }

  /// Writes a value that was read already, from the current position in the line.
  mutating func write(_ form: Form, label: String?, level: Int, maxDepth: Int) {
    if let label { out += "\(label): " }
    var frames: [Frame] = []
    begin(form, hasLabel: label != nil, level: level, maxDepth: maxDepth, &frames)
    while let index = frames.indices.last {
      writeNext(in: index, &frames)
    }
  }

  /// Writes the next child of the innermost group, or its end.
  private mutating func writeNext(in top: Int, _ frames: inout [Frame]) {
    let index = frames[top].index
    let level = frames[top].level
    guard index < frames[top].group.values.count else {
      newLine(level: level)
      out += frames[top].group.close
      frames.removeLast()
      return
    }
    frames[top].index = index + 1
    if index > 0 { out += "," }
    newLine(level: level + 1)
    var hasLabel = true
    if frames[top].group.kind == .list {
      out += "["
      out += String(index)
      out += "]: "
    } else if !frames[top].group.labels.isEmpty, let label = frames[top].group.labels[index] {
      out += label
      out += ": "
    } else {
      hasLabel = false
    }
    let maxDepth = frames[top].maxDepth
    let child = reader.read(frames[top].group.values[index])
    begin(
      child,
      hasLabel: hasLabel,
      level: level + 1,
      maxDepth: maxDepth == .max ? .max : maxDepth - 1,
      &frames
    )
  }

  private mutating func newLine(level: Int) {
    out += "\n"
    startLine(level: level)
  }

  /// Writes a leaf, or the beginning of a group whose children `frames` will bring.
  private mutating func begin(
    _ form: Form,
    hasLabel: Bool,
    level: Int,
    maxDepth: Int,
    _ frames: inout [Frame]
  ) {
    switch form {
    case .text(let text):
      writeText(text, level: level)
    case .string(let text):
      if StringLiteral.isBlock(text) {
        writeBlock(text, level: hasLabel ? level + 1 : level, isCollapsed: maxDepth <= 0)
      } else {
        out += StringLiteral.quoted(text)
      }
    case .group(let group):
      let (open, isShown) = ledger.introduce(group, showsChildren: maxDepth > 0)
      out += open
      if isShown {
        out += "↩︎"
      } else if let inline = inlineText(of: group) {
        out += inline
      } else if !group.values.isEmpty {
        if maxDepth > 0, frames.count < mostLevels {
          frames.append(Frame(group: group, level: level, maxDepth: maxDepth))
          return
        }
        out += "…"
      }
      out += group.close
    }
  }

  /// The children of a group that has a single small one, or none at all, as they stand on the group's own
  /// line.
  mutating func inlineText(of group: Group) -> String? {
    var open = ""
    var close = ""
    var group = group
    for _ in 0..<Self.inlineLevels {
      guard group.kind == .fields, group.values.count == 1 else { return nil }
      if let label = group.labels[0] { open += "\(label): " }
      switch reader.read(group.values[0]) {
      case .text(let text):
        return TextLines.isOne(text) ? open + text + close : nil
      case .string(let text):
        return StringLiteral.isBlock(text) ? nil : open + StringLiteral.quoted(text) + close
      case .group(let child):
        if child.object != nil { return nil }
        open += child.open
        close = child.close + close
        if child.values.isEmpty { return open + close }
        group = child
      }
    }
    return nil
  }

  private mutating func writeText(_ text: String, level: Int) {
    if TextLines.isOne(text) {
      out += text
    } else {
      writeLines(TextLines.split(text).map(String.init), level: level, isContinued: true)
    }
  }

  private mutating func writeBlock(_ text: String, level: Int, isCollapsed: Bool) {
    let block = StringLiteral.block(text)
    out += block.open
    if isCollapsed {
      out += "…"
    } else {
      writeLines(block.lines, level: level, isContinued: false)
      newLine(level: level)
    }
    out += block.close
  }

  /// - Parameter isContinued: whether the first line goes on where the text stands.
  private mutating func writeLines(_ lines: [String], level: Int, isContinued: Bool) {
    for (index, line) in lines.enumerated() {
      if index > 0 || !isContinued {
        out += "\n"
        if !line.isEmpty { startLine(level: level) }
      }
      out += line
    }
  }
}
