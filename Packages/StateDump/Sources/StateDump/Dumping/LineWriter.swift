/// Writes values on one line, reading no more of them than the line has room for.
struct LineWriter {
  private var maxLength: Int
  /// Whether the lines are keys to order things by: they show no more of objects than it takes.
  private let isForOrder: Bool
  private var out = ""
  /// An upper bound of the characters in `out`.
  private var length = 0
  private(set) var reader: ValueReader

  private struct Frame {
    let group: Group
    var index = 0
  }

  /// - Parameter maxLength: how many characters a line has at most.
  init(maxLength: Int) {
    self.maxLength = max(1, maxLength)
    isForOrder = false
    reader = ValueReader()
  }

  /// A writer of lines to order values by that `reader` reads.
  init(reader: ValueReader) {
    maxLength = .max
    isForOrder = true
    self.reader = reader
  }

  /// So many characters are shown of the first object in a line to order things by. What objects lead to may be
  /// all of a large graph, again in each line, and lead back.
  private static let objectLength = 1_000

  mutating func line(for value: Any, isRoot: Bool = true) -> String {
    out = ""
    length = 0
    let orderings = reader.orderings
    if isForOrder {
      maxLength = .max
      reader.orderings += 1
    }
    defer { reader.orderings = orderings }
    var ledger = ObjectLedger()
    var frames: [Frame] = []
    begin(value, isRoot: isRoot, &ledger, &frames)
    while let top = frames.indices.last, length <= maxLength {
      let index = frames[top].index
      guard index < frames[top].group.values.count else {
        append(frames[top].group.close)
        frames.removeLast()
        continue
      }
      frames[top].index = index + 1
      if index > 0 { append(", ") }
      if !frames[top].group.labels.isEmpty, let label = frames[top].group.labels[index] {
        append(label)
        append(": ")
      }
      let child = frames[top].group.values[index]
      begin(child, isRoot: false, &ledger, &frames)
    }
    return length > maxLength ? bounded() : out
  }

  private mutating func begin(
    _ value: Any,
    isRoot: Bool,
    _ ledger: inout ObjectLedger,
    _ frames: inout [Frame]
  ) {
    let limit = maxLength == .max ? Int.max : maxLength - min(length, maxLength) + 1
    switch reader.read(value, isRoot: isRoot, limit: limit) {
    case .text(let text):
      append(text.unicodeScalars.contains(where: \.endsLine) ? oneLine(text) : text)
    case .string(let text):
      append(StringLiteral.quoted(limit == .max ? text : String(text.prefix(limit))))
    case .group(let group):
      let (open, isShown) = ledger.introduce(group)
      if isForOrder, group.object != nil, maxLength == .max {
        length = out.utf8.count
        maxLength = length + Self.objectLength
        reader.orderings = ValueReader.mostOrderings
      }
      append(open)
      if isShown {
        append("↩︎" + group.close)
      } else if frames.count == TreeWriter.mostLevels {
        append("…" + group.close)
      } else {
        frames.append(Frame(group: group))
      }
    }
  }

  /// A leaf's lines with one space in place of a line's end and of the next one's indentation.
  private func oneLine(_ text: String) -> String {
    text.unicodeScalars.split(whereSeparator: \.endsLine)
      .map { Substring($0.drop { $0 == " " }) }.joined(separator: " ")
  }

  private mutating func append(_ text: String) {
    out += text
    if maxLength != .max { length += text.count }
  }

  /// `out` cut to the length, the last character saying so.
  private func bounded() -> String {
    out.count <= maxLength ? out : out.prefix(maxLength - 1) + "…"
  }
}
