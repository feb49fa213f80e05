/// The name of a type as a reader would write it: without its module, without the local scopes it was
/// declared in, with the types it is nested in; `Int?`, `[Int]` and `[Int: String]` in their short forms.
///
/// - Parameter withGenerics: whether `Pair<Int>` keeps its arguments or reads `Pair`.
func typeName(_ type: Any.Type, withGenerics: Bool = false) -> String {
  var parser = TypeNameParser(String(reflecting: type), withGenerics: withGenerics)
  return parser.parse()
}

/// What names of types and of their fields have in common.
enum TypeName {
  /// The runtime writes the spaces of a name between backticks as ones that do not break.
  static func withPlainSpaces(_ name: String) -> String {
    String(name.map { $0 == "\u{A0}" ? " " : $0 })
  }
}

/// Rewrites the runtime's full name of a type, `M.Outer<Swift.Int>.(unknown context at $1f).Inner`.
private struct TypeNameParser {
  private let text: [UInt8]
  private var position = 0
  private let withGenerics: Bool

  private struct Component {
    var name: String
    var arguments: [String]?
  }

  init(_ name: String, withGenerics: Bool) {
    text = Array(name.utf8)
    self.withGenerics = withGenerics
  }

  mutating func parse() -> String {
    parse(until: { _ in false })
  }

  /// Names and what stands between them, up to a byte at this level that `isEnd` accepts.
  private mutating func parse(until isEnd: (UInt8) -> Bool) -> String {
    var result = ""
    while let byte = peek, !isEnd(byte) {
      if startsLocalScope || Self.isNameByte(byte) || byte == UInt8(ascii: "`") {
        result += parseChain()
      } else if byte == UInt8(ascii: "("), hasPrefix("(extension in ") {
        skip(past: UInt8(ascii: ":"))
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        position += 1
        let close = byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
        result += String(UnicodeScalar(byte)) + parse(until: { $0 == close })
        if position < text.count { result += String(UnicodeScalar(close)) }
        position += 1
      } else if hasPrefix("->") {
        result += "->"
        position += 2
      } else {
        result += String(UnicodeScalar(byte))
        position += 1
      }
    }
    return result
  }

  /// Component after component with dots between them.
  private mutating func parseChain() -> String {
    var components: [Component] = []
    var isQualified = false
    var localScopes = 0
    while peek != nil {
      if startsLocalScope {
        skip(past: UInt8(ascii: ")"))
        localScopes += 1
      } else {
        // One scope is what makes a type private; two or more are a function, and what encloses it goes too.
        if localScopes > 1 { components.removeLast(max(0, components.count - 1)) }
        localScopes = 0
        components.append(parseComponent())
      }
      guard peek == UInt8(ascii: "."), !hasPrefix("...") else { break }
      position += 1
      isQualified = true
    }
    let isStandard = components.first?.name == "Swift"
    if isQualified, components.count > 1 { components.removeFirst() }
    if isStandard, components.count == 1, let sugar = sugar(for: components[0]) { return sugar }
    return components.map { component in
      guard withGenerics, let arguments = component.arguments else { return component.name }
      return component.name + "<" + arguments.joined(separator: ", ") + ">"
    }.joined(separator: ".")
  }

  private mutating func parseComponent() -> Component {
    let start = position
    if hasPrefix("(") {  // `(Name in _0123)`
      position += 1
      let nameStart = position
      while let byte = peek, Self.isNameByte(byte) { position += 1 }
      let name = String(decoding: text[nameStart..<position], as: UTF8.self)
      skip(past: UInt8(ascii: ")"))
      return Component(name: name)
    }
    if peek == UInt8(ascii: "`") {  // `a name with spaces`
      position += 1
      skip(past: UInt8(ascii: "`"))
    }
    while let byte = peek, Self.isNameByte(byte) { position += 1 }
    if position == start { position += 1 }
    let name = String(decoding: text[start..<position], as: UTF8.self)
    var component = Component(name: name.first == "`" ? TypeName.withPlainSpaces(name) : name)
    if peek == UInt8(ascii: "<") {
      position += 1
      var arguments: [String] = []
      repeat {
        arguments.append(
          parse(until: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ">") }).trimmingArgument()
        )
        position += 1
      } while position <= text.count && text[position - 1] == UInt8(ascii: ",")
      component.arguments = arguments
    }
    return component
  }

  private func sugar(for component: Component) -> String? {
    guard let arguments = component.arguments, withGenerics else { return nil }
    switch (component.name, arguments.count) {
    case ("Optional", 1):
      return arguments[0].contains(" ") && !arguments[0].hasPrefix("[")
        ? "(\(arguments[0]))?" : arguments[0] + "?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    default: return nil
    }
  }

  private var peek: UInt8? { position < text.count ? text[position] : nil }

  private var startsLocalScope: Bool { hasPrefix("(unknown context at ") }

  private func hasPrefix(_ prefix: StaticString) -> Bool {
    guard text.count - position >= prefix.utf8CodeUnitCount else { return false }
    for offset in 0..<prefix.utf8CodeUnitCount where text[position + offset] != prefix.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func skip(past end: UInt8) {
    while let byte = peek {
      position += 1
      if byte == end { return }
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default:
      false
    }
  }
}

extension String {
  /// Without the space before it, and without what the runtime writes around a parameter pack: `Pack{Int, String}`.
  fileprivate func trimmingArgument() -> String {
    var argument = drop { $0 == " " }
    if argument.hasPrefix("Pack{") { argument = argument.dropFirst("Pack{".count) }
    if argument.hasSuffix("}") { argument = argument.dropLast() }
    return String(argument)
  }
}
