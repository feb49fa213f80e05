/// Writes what tells two values apart. Keeps its own stack of what remains to be written.
struct DiffWriter {
  private let format: DiffFormat
  private var out = ""
  private let mostLevels: Int
  private var left: TreeWriter
  private var right: TreeWriter
  private var aligner = Aligner()
  private var tasks: [Task] = []

  /// Two values that stand for each other.
  private struct Pair {
    var left: Any
    var right: Any
    var leftLabel: String?
    var rightLabel: String?
    var level: Int
    var leftComma = ""
    var rightComma = ""
    var isRoot = false
    /// Where the first difference is, if that is known.
    var way: ArraySlice<Int>?

    /// What follows the end of a value that both sides share.
    var sharedComma: String { leftComma.isEmpty ? rightComma : leftComma }
  }

  /// A value that stands alone.
  private struct Entry {
    var label: String?
    var value: Any
    var level: Int
    var comma: String
  }

  private enum Side {
    case first
    case second
    case both
  }

  private enum Task {
    case pair(Pair)
    case entry(Side, Entry)
    case line(Side, level: Int, String)
  }

  /// - Parameter mostLevels: how many levels are compared and written.
  init(format: DiffFormat, mostLevels: Int = TreeWriter.mostLevels) {
    self.format = format
    self.mostLevels = mostLevels
    left = TreeWriter(mostLevels: mostLevels)
    right = TreeWriter(mostLevels: mostLevels)
    aligner.comparison.mostLevels = mostLevels
  }

  /// Looks at two values before they are diffed.
  ///
  /// - Returns: whether their `==` may be called: they are not too deep for it.
  mutating func prepare(for lhs: Any, _ rhs: Any) -> Bool {
    aligner.comparison.prepare(for: lhs, rhs)
  }

  /// The lines of the diff, or nil when the values are equal.
  mutating func diff(_ lhs: Any, _ rhs: Any) -> String? {
    guard let way = aligner.comparison.firstDifference(lhs, rhs) else { return nil }
    tasks = [.pair(Pair(left: lhs, right: rhs, level: 0, isRoot: true, way: way[...]))]
    while let task = tasks.popLast() {
      switch task {
      case .pair(let pair): write(pair)
      case .entry(let side, let entry): write(entry, side)
      case .line(let side, let level, let text): writeLine(side, level: level, text)
      }
    }
    // By scalar: a carriage return and a line feed are one Character.
    out.unicodeScalars.removeLast()
    return out
  }

  // MARK: Pairs

  private mutating func write(_ pair: Pair) {
    var pair = pair
    if pair.level > mostLevels {
      return writeLine(.both, level: pair.level, "… (more than \(mostLevels) levels)")
    }
    if pair.way == nil { pair.way = aligner.comparison.firstDifference(pair.left, pair.right)?[...] }
    guard let way = pair.way else { return writeUnchanged(pair) }
    let leftForm = left.reader.read(pair.left, isRoot: pair.isRoot)
    let rightForm = right.reader.read(pair.right, isRoot: pair.isRoot)
    switch (leftForm, rightForm) {
    case (.group(let one), .group(let other)) where isComparable(one, other):
      writeGroups(one, other, pair, way)
    case (.string(let one), .string(let other)) where isComparable(one, other):
      writeStrings(one, other, pair)
    default:
      writeReplaced(leftForm, rightForm, pair)
    }
  }

  private mutating func writeUnchanged(_ pair: Pair) {
    write(
      Entry(label: pair.rightLabel, value: pair.right, level: pair.level, comma: pair.sharedComma),
      .both
    )
  }

  /// Whether the two groups are shown as one with changes inside.
  private mutating func isComparable(_ one: Group, _ other: Group) -> Bool {
    guard one.type == other.type, one.kind == other.kind, one.open == other.open else { return false }
    if one.values.isEmpty || other.values.isEmpty { return false }
    return left.inlineText(of: one) == nil || right.inlineText(of: other) == nil
  }

  private mutating func writeGroups(_ one: Group, _ other: Group, _ pair: Pair, _ way: ArraySlice<Int>) {
    // What these objects differ in is shown where they were met first.
    if aligner.comparison.isShown(one, other) { return writeUnchanged(pair) }
    aligner.comparison.show(one, other)
    let alignments = aligner.align(one, other, way: way)
    if alignments.allSatisfy(\.isEqual) {
      guard let reason = aligner.comparison.reason(pair.left, pair.right) else { return writeUnchanged(pair) }
      return writeCulprit(pair, reason)
    }
    let (leftOpen, leftIsShown) = left.ledger.introduce(one)
    let (rightOpen, rightIsShown) = right.ledger.introduce(other)
    let isShown = leftIsShown || rightIsShown
    let end = isShown ? "↩︎" + one.close : ""
    let leftHead = labelled(pair.leftLabel, leftOpen + end)
    let rightHead = labelled(pair.rightLabel, rightOpen + end)
    if leftHead == rightHead {
      writeLine(.both, level: pair.level, leftHead + (isShown ? pair.sharedComma : ""))
    } else {
      writeLine(.first, level: pair.level, leftHead + (isShown ? pair.leftComma : ""))
      writeLine(.second, level: pair.level, rightHead + (isShown ? pair.rightComma : ""))
    }
    if isShown { return }
    // In an order of its own a key that is there twice has moved.
    let isSorted = one.kind == .set || (one.kind == .dictionary && !one.isOrdered)
    let alike = isSorted ? lookalikes(one, other, alignments) : [:]
    let children = childTasks(one, other, alignments, alike, level: pair.level + 1)
    tasks.append(.line(.both, level: pair.level, one.close + pair.sharedComma))
    tasks.append(contentsOf: children.reversed())
  }

  /// What to write for the children, in order.
  ///
  /// - Parameter alike: the texts of members that look the same on both sides, and are not.
  private func childTasks(
    _ one: Group,
    _ other: Group,
    _ alignments: [Alignment],
    _ alike: [Int: Lookalike],
    level: Int
  ) -> [Task] {
    let leftLast = one.values.count - 1
    let rightLast = other.values.count - 1
    var children: [Task] = []
    var unchanged: [(left: Int, right: Int)] = []
    func flush() {
      guard let last = unchanged.last else { return }
      let comma = last.left == leftLast && last.right == rightLast ? "" : ","
      let showsOne = unchanged.count == 1 && (one.kind != .list || last.left == last.right)
      if showsOne {
        let label = other.label(at: last.right)
        children.append(
          .entry(.both, Entry(label: label, value: other.values[last.right], level: level, comma: comma))
        )
      } else {
        children.append(.line(.both, level: level, "… (\(unchanged.count) unchanged)\(comma)"))
      }
      unchanged = []
    }
    for (index, alignment) in alignments.enumerated() {
      if case .equal(let i, let j) = alignment {
        unchanged.append((i, j))
        // A type's fields are few and each has a name: they are folded one by one.
        if one.kind == .fields { flush() }
        continue
      }
      flush()
      switch alignment {
      case .equal: break
      case .changed(let i, let j, let way):
        children.append(
          .pair(
            Pair(
              left: one.values[i],
              right: other.values[j],
              leftLabel: one.label(at: i),
              rightLabel: other.label(at: j),
              level: level,
              leftComma: i == leftLast ? "" : ",",
              rightComma: j == rightLast ? "" : ",",
              way: way
            )
          )
        )
      case .removed(let i):
        children += tasks(.first, one, i, alike[index], level: level, comma: i == leftLast ? "" : ",")
      case .inserted(let j):
        children += tasks(.second, other, j, alike[index], level: level, comma: j == rightLast ? "" : ",")
      }
    }
    flush()
    return children
  }

  private func tasks(
    _ side: Side,
    _ group: Group,
    _ index: Int,
    _ lookalike: Lookalike?,
    level: Int,
    comma: String
  ) -> [Task] {
    var entry = Entry(label: group.label(at: index), value: group.values[index], level: level, comma: comma)
    switch lookalike {
    case .ofOtherType(let name):
      if let label = entry.label {
        entry.label = "\(label) as \(name)"
      } else {
        entry.comma = " as \(name)" + comma
      }
    case .ofSameType(let reason):
      return [.line(.both, level: level, culpritText(reason, looksAlike: true)), .entry(side, entry)]
    case nil:
      break
    }
    return [.entry(side, entry)]
  }

  /// A member of a set, or a key, of which the other side has one that looks the same.
  private enum Lookalike {
    case ofOtherType(String)
    case ofSameType(Inequality)
  }

  /// The removed and inserted members of a set, or keys of a dictionary, that look the same; by the index of their
  /// alignment.
  private mutating func lookalikes(
    _ one: Group,
    _ other: Group,
    _ alignments: [Alignment]
  ) -> [Int: Lookalike] {
    func member(_ group: Group, _ index: Int) -> Any {
      group.kind == .set ? group.values[index] : group.keys[index]
    }
    var removed: [(index: Int, member: Any)] = []
    var inserted: [(index: Int, member: Any)] = []
    for (index, alignment) in alignments.enumerated() {
      if case .removed(let i) = alignment { removed.append((index, member(one, i))) }
      if case .inserted(let j) = alignment { inserted.append((index, member(other, j))) }
    }
    if removed.isEmpty || inserted.isEmpty { return [:] }
    let texts = left.reader.humanOrder(of: removed.map(\.member)).texts
    let positions = Dictionary(zip(texts, removed), uniquingKeysWith: { first, _ in first })
    var result: [Int: Lookalike] = [:]
    for (text, added) in zip(left.reader.humanOrder(of: inserted.map(\.member)).texts, inserted) {
      guard let gone = positions[text] else { continue }
      let (goneType, addedType) = (wrappedType(of: gone.member), wrappedType(of: added.member))
      if goneType == addedType {
        let reason = aligner.comparison.reason(gone.member, added.member)
        result[gone.index] = .ofSameType(reason ?? .equality(goneType))
      } else {
        let (goneName, addedName) = distinctNames(goneType, addedType)
        result[gone.index] = .ofOtherType(goneName)
        result[added.index] = .ofOtherType(addedName)
      }
    }
    return result
  }

  // MARK: Values without a common shape

  private mutating func writeReplaced(_ one: Form, _ other: Form, _ pair: Pair) {
    var before = dump(one, pair.leftLabel, level: pair.level, with: &left)
    var after = dump(other, pair.rightLabel, level: pair.level, with: &right)
    let leftLength = labelled(pair.leftLabel, "").utf8.count
    let rightLength = labelled(pair.rightLabel, "").utf8.count
    if before.utf8.dropFirst(leftLength).elementsEqual(after.utf8.dropFirst(rightLength)) {
      let leftType = wrappedType(of: pair.left)
      let rightType = wrappedType(of: pair.right)
      if leftType == rightType {
        return writeCulprit(pair, aligner.comparison.reason(pair.left, pair.right))
      }
      let (leftName, rightName) = distinctNames(leftType, rightType)
      before += " as \(leftName)"
      after += " as \(rightName)"
    }
    writeLines(.first, level: pair.level, before + pair.leftComma)
    writeLines(.second, level: pair.level, after + pair.rightComma)
  }

  /// Two values of one type whose parts are equal, and yet they are not.
  private mutating func writeCulprit(_ pair: Pair, _ reason: Inequality?) {
    let looksAlike = String(customDumping: pair.left) == String(customDumping: pair.right)
    writeLine(.both, level: pair.level, culpritText(reason, looksAlike: looksAlike))
    write(
      Entry(label: pair.leftLabel, value: pair.left, level: pair.level, comma: pair.leftComma),
      .first,
      isFolded: looksAlike
    )
    write(
      Entry(label: pair.rightLabel, value: pair.right, level: pair.level, comma: pair.rightComma),
      .second,
      isFolded: looksAlike
    )
  }

  private func culpritText(_ reason: Inequality?, looksAlike: Bool) -> String {
    let start = "// Not equal, though the \(looksAlike ? "dumps" : "parts") are"
    switch reason {
    case .equality(let type): return "\(start): the == of \(typeName(type, withGenerics: true)) says so."
    case .types(let one, let other):
      let names = distinctNames(one, other)
      return "\(start): one holds \(names.0), the other \(names.1)."
    case .levels: return "\(start): the nils are of different levels of optionals."
    case nil: return start + "."
    }
  }

  /// The type of a value, or of what an optional or an `AnyHashable` wraps.
  private mutating func wrappedType(of value: Any) -> Any.Type {
    var value = value
    for _ in 0..<ValueReader.mostSteps {
      if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
        value = hashable.base
      } else if case .optional(let unwrap) = left.reader.plan(for: value).way, let wrapped = unwrap(value) {
        value = wrapped
      } else {
        break
      }
    }
    return type(of: value)
  }

  private func distinctNames(_ one: Any.Type, _ other: Any.Type) -> (String, String) {
    let names = (typeName(one, withGenerics: true), typeName(other, withGenerics: true))
    return names.0 == names.1 ? (String(reflecting: one), String(reflecting: other)) : names
  }

  // MARK: Strings

  private func isComparable(_ one: String, _ other: String) -> Bool {
    StringLiteral.isBlock(one) && StringLiteral.isBlock(other) && one != other
      && StringLiteral.block(one).open == StringLiteral.block(other).open
  }

  private mutating func writeStrings(_ one: String, _ other: String, _ pair: Pair) {
    let before = StringLiteral.block(one)
    let after = StringLiteral.block(other)
    // Strings of one spelling that are different types, or hold characters that compare otherwise.
    if before.lines == after.lines { return writeReplaced(.string(one), .string(other), pair) }
    let level = pair.rightLabel == nil ? pair.level : pair.level + 1
    if pair.leftLabel == pair.rightLabel {
      writeLine(.both, level: pair.level, labelled(pair.leftLabel, before.open))
    } else {
      writeLine(.first, level: pair.level, labelled(pair.leftLabel, before.open))
      writeLine(.second, level: pair.level, labelled(pair.rightLabel, after.open))
    }
    for change in LineScript.changes(before.lines, after.lines) {
      switch change {
      case .equal(let line): writeLine(.both, level: level, line)
      case .removed(let line): writeLine(.first, level: level, line)
      case .inserted(let line): writeLine(.second, level: level, line)
      case .folded(let count): writeLine(.both, level: level, "… (\(count) lines unchanged)")
      }
    }
    writeLine(.both, level: level, before.close + pair.sharedComma)
  }

  // MARK: Lines

  private mutating func write(_ entry: Entry, _ side: Side, isFolded: Bool = false) {
    let maxDepth = isFolded || side == .both ? 0 : Int.max
    let text =
      side == .first
      ? dump(left.reader.read(entry.value), entry.label, level: entry.level, maxDepth, with: &left)
      : dump(right.reader.read(entry.value), entry.label, level: entry.level, maxDepth, with: &right)
    writeLines(side, level: entry.level, text + entry.comma)
  }

  /// The dump with its further lines indented, the first one not.
  private func dump(
    _ form: Form,
    _ label: String?,
    level: Int,
    _ maxDepth: Int = .max,
    with writer: inout TreeWriter
  ) -> String {
    writer.write(form, label: label, level: level, maxDepth: maxDepth)
    return writer.take()
  }

  private func labelled(_ label: String?, _ text: String) -> String {
    label.map { "\($0): \(text)" } ?? text
  }

  /// A first line that is not indented and others that are.
  private mutating func writeLines(_ side: Side, level: Int, _ text: String) {
    var isFirst = true
    for line in TextLines.split(text) {
      if isFirst {
        writeLine(side, level: level, line)
      } else {
        writeLine(side, level: nil, line)
      }
      isFirst = false
    }
  }

  /// - Parameter level: how far to indent; nil for a line that is indented already.
  private mutating func writeLine(_ side: Side, level: Int?, _ text: some StringProtocol) {
    switch side {
    case .first: out += format.first
    case .second: out += format.second
    case .both: out += format.both
    }
    if !text.isEmpty {
      out += " "
      if let level { out += TreeWriter.indent(level: level) }
      out += text
    }
    out += "\n"
  }
}
