/// A module that a file imports.
public struct FileImport: Equatable, Sendable {
  public var module: String
  /// Where the declaration is, in UTF-8 bytes: its first attribute, or `import`.
  public var offset: Int

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
  private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]

  /// The imports of a file, those in branches of `#if` too.
  public static func all(in text: String) -> [FileImport] {
    let tokens = SwiftLexer.tokens(of: text)
    var imports: [FileImport] = []
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token.kind == .punctuation {
        if ["(", "[", "{"].contains(token.text) { depth += 1 }
        if [")", "]", "}"].contains(token.text) { depth = max(0, depth - 1) }
      }
      guard depth == 0, token.kind == .word, token.text == "import", !token.isEscaped,
        index == 0 || !tokens[index - 1].isPunctuation("."), let module = module(tokens[(index + 1)...])
      else { continue }
      imports.append(FileImport(module: module, offset: tokens[start(of: index, in: tokens)].offset))
    }
    return imports
  }

  private static func module(_ tokens: ArraySlice<SwiftToken>) -> String? {
    var tokens = tokens
    if let kind = tokens.first, kinds.contains(kind.text), !kind.isEscaped { tokens = tokens.dropFirst() }
    guard let name = tokens.first, name.kind == .word else { return nil }
    return name.text
  }

  /// Goes back over attributes (`@testable`, `@_spi(Name)`) and access levels.
  private static func start(of index: Int, in tokens: [SwiftToken]) -> Int {
    var start = index
    while start > 0 {
      var before = start - 1
      if modifiers.contains(tokens[before].text) {
        start = before
        continue
      }
      if tokens[before].isPunctuation(")") {
        while before > 0, !tokens[before].isPunctuation("(") { before -= 1 }
        before -= 1
      }
      guard before > 0, tokens[before].kind == .word, tokens[before - 1].isPunctuation("@") else { break }
      start = before - 1
    }
    return start
  }
}
