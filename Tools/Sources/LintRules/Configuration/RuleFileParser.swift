import Foundation

/// Reads the part of YAML that SwiftLint's `custom_rules` are written in: mappings by indentation, plain and
/// quoted texts, lists in brackets or with dashes, comments. The rest of YAML is refused, not guessed at.
struct RuleFileParser {
  private let file: String
  private var entries: [RuleEntry] = []
  private var sawRoot = false
  private var ruleIndent: Int?
  private var settingIndent: Int?
  private var listKey: String?

  private init(file: String) {
    self.file = file
  }

  /// The rules of a file's text.
  static func entries(in text: String, file: String) throws(ConfigurationError) -> [RuleEntry] {
    var parser = RuleFileParser(file: file)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      try parser.read(line, number: index + 1)
    }
    guard !parser.entries.isEmpty else {
      throw ConfigurationError(file: file, line: 1, message: "no rule below `custom_rules:`")
    }
    return parser.entries
  }

  private mutating func read(_ line: Substring, number: Int) throws(ConfigurationError) {
    let indent = line.prefix { $0 == " " }.count
    let content = line.dropFirst(indent)
    if content.isEmpty || content.hasPrefix("#") || content.allSatisfy(\.isWhitespace) { return }
    if content.hasPrefix("\t") { throw error(number, "indent with spaces") }
    if indent == 0, content == "---", !sawRoot { return }
    if content.hasPrefix("- ") {
      return try readItem(content.dropFirst(2), indent: indent, number: number)
    }
    guard let colon = colon(in: content) else { throw error(number, "write `key: value`") }
    let key = String(content[..<colon])
    let value = content[content.index(after: colon)...]
    guard !key.contains(where: { $0.isWhitespace || "\"'{}[]&*!|>%@".contains($0) }) else {
      throw error(number, "write a key as a plain word")
    }
    listKey = nil
    if indent == 0 {
      guard key == "custom_rules", try values(value, number).isEmpty else {
        throw error(number, "the first line is `custom_rules:`, and the rules are below it")
      }
      sawRoot = true
    } else if !sawRoot {
      throw error(number, "the first line is `custom_rules:`, and the rules are below it")
    } else if indent == ruleIndent ?? indent {
      ruleIndent = indent
      settingIndent = nil
      guard try values(value, number).isEmpty else {
        throw error(number, "write the rule's name, then its keys below")
      }
      entries.append(RuleEntry(identifier: key, line: number))
    } else {
      try readSetting(key, value, indent: indent, number: number)
    }
  }

  /// The colon after a key: YAML wants a space behind it.
  private func colon(in content: Substring) -> Substring.Index? {
    content.indices.first { index in
      guard content[index] == ":" else { return false }
      let next = content.index(after: index)
      return next == content.endIndex || content[next].isWhitespace
    }
  }

  private mutating func readSetting(
    _ key: String,
    _ value: Substring,
    indent: Int,
    number: Int
  ) throws(ConfigurationError) {
    guard !entries.isEmpty, indent > ruleIndent ?? 0, indent == settingIndent ?? indent else {
      throw error(number, "indent '\(key)' like the keys around it")
    }
    guard entries[entries.count - 1].settings[key] == nil else {
      throw error(number, "'\(key)' is there twice")
    }
    settingIndent = indent
    let values = try values(value, number)
    entries[entries.count - 1].settings[key] = RuleEntry.Setting(values: values, line: number)
    if values.isEmpty { listKey = key }
  }

  private mutating func readItem(_ item: Substring, indent: Int, number: Int) throws(ConfigurationError) {
    guard let listKey, indent >= settingIndent ?? 0 else { throw error(number, "a list stands below a key") }
    let (text, rest) = try scalar(item, number)
    try expectEnd(rest, number)
    entries[entries.count - 1].settings[listKey]?.values.append(text)
  }

  /// The values after a colon: none, one, or a list in brackets.
  private func values(_ text: Substring, _ number: Int) throws(ConfigurationError) -> [String] {
    var rest = text.drop(while: \.isWhitespace)
    if rest.isEmpty || rest.hasPrefix("#") { return [] }
    guard rest.hasPrefix("[") else {
      let (value, after) = try scalar(rest, number)
      try expectEnd(after, number)
      return [value]
    }
    rest.removeFirst()
    var values: [String] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("]") {
        try expectEnd(rest.dropFirst(), number)
        return values
      }
      if rest.isEmpty { throw error(number, "the list has no `]`") }
      let (value, after) = try scalar(rest, number, inList: true)
      values.append(value)
      rest = after.drop(while: \.isWhitespace)
      if rest.hasPrefix(",") {
        rest.removeFirst()
      } else if !rest.isEmpty, !rest.hasPrefix("]") {
        throw error(number, "write a comma between the list's texts")
      }
    }
  }

  /// Only a comment may follow a value.
  private func expectEnd(_ rest: Substring, _ number: Int) throws(ConfigurationError) {
    let after = rest.drop(while: \.isWhitespace)
    if after.isEmpty || (after.hasPrefix("#") && after.startIndex != rest.startIndex) { return }
    throw error(number, "'\(after)' follows the value")
  }

  /// A quoted or plain text at the start of `text`, and what follows it.
  private func scalar(
    _ text: Substring,
    _ number: Int,
    inList: Bool = false
  ) throws(ConfigurationError) -> (text: String, rest: Substring) {
    let text = text.drop(while: \.isWhitespace)
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      let end = inList ? text.firstIndex { $0 == "," || $0 == "]" } : text.range(of: " #")?.lowerBound
      let plain = text[..<(end ?? text.endIndex)]
      let value = String(plain.trimmingSuffix(while: \.isWhitespace))
      try checkPlain(value, number)
      return (value, text[plain.endIndex...])
    }
    var value = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if character == quote {
        guard quote == "'", rest.first == "'" else { return (value, rest) }
        value.append(rest.removeFirst())
      } else if character == "\\", quote == "\"" {
        value.append(try escaped(rest.popFirst(), number))
      } else {
        value.append(character)
      }
    }
    throw error(number, "the text has no closing \(quote)")
  }

  /// What YAML reads as more than a text, or not at all.
  private func checkPlain(_ value: String, _ number: Int) throws(ConfigurationError) {
    if value.isEmpty { throw error(number, "there is no text; write '' for an empty one") }
    if let first = value.first, "|>&*!%@`{}[],".contains(first) {
      throw error(number, "a text that begins with \(first) needs quotes")
    }
    if value.contains(": ") || value.hasSuffix(":") {
      throw error(number, "a text with a colon needs quotes")
    }
  }

  private func escaped(_ character: Character?, _ number: Int) throws(ConfigurationError) -> Character {
    switch character {
    case "n": "\n"
    case "t": "\t"
    case "\\": "\\"
    case "\"": "\""
    default: throw error(number, "write `\\\\` for a backslash between double quotes, or use single quotes")
    }
  }

  private func error(_ line: Int, _ message: String) -> ConfigurationError {
    ConfigurationError(file: file, line: line, message: message)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var trimmed = self
    while let last = trimmed.last, predicate(last) { trimmed.removeLast() }
    return trimmed
  }
}
