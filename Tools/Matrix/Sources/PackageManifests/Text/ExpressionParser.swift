/// Reads the expressions of a manifest from its tokens.
struct ExpressionParser {
  private let tokens: [SwiftToken]
  private var at = 0

  /// The call `Package(…)` of a manifest; nil when there is none.
  static func packageCall(in text: String) -> WrittenExpression? {
    let tokens = SwiftLexer.tokens(of: text)
    for index in tokens.indices.dropLast()
    where tokens[index].text == "Package" && tokens[index].kind == .word {
      guard tokens[index + 1].isPunctuation("("), index == 0 || !tokens[index - 1].isPunctuation(".") else {
        continue
      }
      var parser = ExpressionParser(tokens: tokens, at: index + 1)
      return .call("Package", parser.arguments())
    }
    return nil
  }

  /// Whether a manifest says more of its package than the call, as `package.dependencies.append(…)` does.
  static func changesPackage(_ text: String) -> Bool {
    let tokens = SwiftLexer.tokens(of: text)
    return tokens.indices.dropFirst(2).contains { index in
      ["dependencies", "targets", "products"].contains(tokens[index].text) && tokens[index].kind == .word
        && tokens[index - 1].isPunctuation(".") && tokens[index - 2].kind == .word
    }
  }

  private init(tokens: [SwiftToken], at: Int) {
    self.tokens = tokens
    self.at = at
  }

  private var next: SwiftToken? { at < tokens.count ? tokens[at] : nil }

  private func isNext(_ character: String, after distance: Int = 0) -> Bool {
    at + distance < tokens.count && tokens[at + distance].isPunctuation(character)
  }

  /// The arguments between the parenthesis here and the one that closes it.
  private mutating func arguments() -> [(label: String?, value: WrittenExpression)] {
    var arguments: [(label: String?, value: WrittenExpression)] = []
    at += 1
    while next != nil, !isNext(")") {
      var label: String?
      if let token = next, token.kind == .word, isNext(":", after: 1) {
        label = token.text
        at += 2
      }
      arguments.append((label, expression()))
      if isNext(",") { at += 1 }
    }
    at += 1
    return arguments
  }

  private mutating func list() -> WrittenExpression {
    var elements: [WrittenExpression] = []
    at += 1
    while next != nil, !isNext("]") {
      elements.append(expression())
      if isNext(",") { at += 1 }
    }
    at += 1
    return .list(elements)
  }

  private mutating func expression() -> WrittenExpression {
    let value = primary()
    if next == nil || isNext(",") || isNext(")") || isNext("]") { return value }
    skipRest()
    return .computed
  }

  private mutating func primary() -> WrittenExpression {
    guard let token = next else { return .computed }
    if case .string(let value) = token.kind {
      at += 1
      return value.map { .string($0) } ?? .computed
    }
    if isNext("[") { return list() }
    var member: String?
    while let token = next, token.kind == .word || token.isPunctuation(".") {
      if token.kind == .word { member = token.text }
      at += 1
    }
    guard let member, isNext("(") else { return .computed }
    return .call(member, arguments())
  }

  /// Goes to the end of an expression that is more than one of the above.
  private mutating func skipRest() {
    var depth = 0
    while let token = next {
      if token.kind == .punctuation {
        if depth == 0, [",", ")", "]"].contains(token.text) { return }
        if ["(", "[", "{"].contains(token.text) { depth += 1 }
        if [")", "]", "}"].contains(token.text) { depth -= 1 }
      }
      at += 1
    }
  }
}
