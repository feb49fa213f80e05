/// Makes source that is not quite Swift, or not Swift at all.
struct SourceMutator {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// `source` with some changes.
  mutating func mutated(_ source: String) -> String {
    var bytes = Array(source.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) { change(&bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let range = self.range(in: bytes)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(contentsOf: Array(random.pick(Self.tokens).utf8), at: range.lowerBound)
    case 2: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
    case 3: bytes.replaceSubrange(range, with: Array(random.pick(Self.tokens).utf8))
    case 4: bytes.removeSubrange(range.lowerBound...)
    case 5 where !bytes.isEmpty:
      bytes[min(range.lowerBound, bytes.count - 1)] = UInt8.random(in: 0...255, using: &random)
    default:
      let other = self.range(in: bytes)
      bytes.insert(contentsOf: bytes[other], at: range.lowerBound)
    }
  }

  /// A short piece, now and then a long one.
  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let length = Int.random(in: 0...(random.once(in: 8) ? 400 : 12), using: &random)
    return start..<min(bytes.count, start + length)
  }

  /// An enum of random tokens.
  mutating func randomTokens() -> String {
    var text = "enum E {"
    for _ in 0..<Int.random(in: 0...80, using: &random) {
      text += random.pick(Self.tokens)
      if random.once(in: 3) { text += " " }
    }
    return random.once(in: 3) ? text : text + "}"
  }

  /// Random bytes.
  mutating func randomBytes() -> String {
    let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    return (random.once(in: 2) ? "enum E { case a(" : "") + String(decoding: bytes, as: UTF8.self)
  }

  static let tokens = [
    "case", "case a", "enum", "{", "}", "(", ")", "[", "]", "<", ">", ",", ":", ";", "=", "\"", "\"\"\"",
    "#\"",
    "\"#", "/", "/*", "*/", "//", "\n", "\r\n", "\r", "#if", "\n#if A\n", "\n#elseif B\n", "\n#else\n",
    "\n#endif\n", "@", "@available", "@available(macOS 14, *)", "introduced: 5",
    "deprecated", "obsoleted", "*", "`", "``", "`x y`", "_", "->", "...", "?",
    "!",
    "&", "|", "~", "~Copyable", "Int", "Void", "Self", "self", "any", "some", "each", "repeat", "inout",
    "async", "throws", "throws(", "x:", "_ y:", "indirect", "where", "let", "var", "\\(", "\\", "é", "🚀", "×",
    "\u{0}",
    "\u{FEFF}", "\u{2028}", "$0", "1", "1.5e", "-1", "0x", ".", "::", "#", "##", "#/", "/#", "%", "^",
    "default",
    "init", "Type", "Protocol", "(Int, x: String)", "nonisolated(nonsending)", "@escaping", "@Sendable ", "'",
  ]
}
