import MacroPlugin

/// Finds the cases of an enum in its source.
///
/// Knows the declarations of an enum's body only as far as it must: a `case` is one that begins a declaration
/// and is followed by a name; whatever else stands there is skipped, brackets and all.
///
/// ```swift
/// let scanned = EnumScanner.scan("enum Event { case child(Int), quit }")
/// scanned?.cases.map(\.name)  // ["child", "quit"]
/// ```
public struct EnumScanner {
  private let source: LexedSource
  private var index: Int
  private var names: [DeclaredName]
  private static let depthLimit = 256

  /// The enum that `text` declares, nil when it declares something else.
  public static func scan(_ text: String) -> EnumDeclaration? {
    let source = LexedSource(text)
    guard let header = DeclarationHeader(source), header.keyword == "enum" else { return nil }
    var scanner = EnumScanner(source: source, index: header.end, names: header.genericParameters)
    let isNoncopyable = scanner.skipToBody()
    let items = scanner.items()
    return EnumDeclaration(
      name: header.name,
      access: header.access,
      availability: header.availability,
      isUsableFromInline: header.isUsableFromInline,
      isNoncopyable: isNoncopyable,
      items: items,
      names: scanner.names
    )
  }

  /// Skips the rest of the header and the brace; true when `~Copyable` is in the list of conformances.
  private mutating func skipToBody() -> Bool {
    var isNoncopyable = false
    if source.has("<", at: index) { index = source.afterAngleBracket(at: index) }
    var isInConstraints = false
    while index < source.count, !source.has("{", at: index) {
      if source.has("where", at: index) { isInConstraints = true }
      if source.has("~", at: index), !isInConstraints, source.has("Copyable", at: copyableIndex) {
        isNoncopyable = true
      }
      index += 1
    }
    index += 1
    return isNoncopyable
  }

  /// Where `Copyable` stands behind the `~` here, with or without its module.
  private var copyableIndex: Int { source.has(".", at: index + 2) ? index + 3 : index + 1 }

  /// Reads items up to the brace that closes the body, or the directive that ends a clause.
  private mutating func items() -> [EnumItem] {
    var items: [EnumItem] = []
    var availability: [Availability] = []
    // The nesting of clauses is on a stack of our own: a message must not exhaust the thread's.
    var open: [OpenConditional] = []
    while index < source.count {
      if source.tokens[index].kind == .directive {
        readDirective(&items, &open)
        availability = []
      } else if source.has("}", at: index), source.isClosingBracket(at: index) {
        break
      } else if let (attribute, end) = source.attribute(at: index) {
        if attribute.name == "available" { availability.append(Availability(attribute)) }
        index = end
      } else if isCaseDeclaration {
        index += 1
        items += cases(availability).map(EnumItem.element)
        availability = []
      } else {
        if !isModifier { availability = [] }
        noteName()
        index = source.isOpeningBracket(at: index) ? source.afterBracket(at: index) : index + 1
      }
    }
    while let last = open.popLast() { items = last.closed(with: items) }
    return items
  }

  private var isModifier: Bool { source.has("indirect", at: index) }

  /// Notes the name of the member whose keyword stands here, if one does.
  private mutating func noteName() {
    guard source.isIdentifier(at: index), source.isIdentifier(at: index + 1) else { return }
    let keyword = source.text(at: index)
    if Self.typeKeywords.contains(keyword) {
      names.append(source.declaredName(at: index + 1, .type))
    } else if Self.memberKeywords.contains(keyword) {
      names.append(source.declaredName(at: index + 1, isStatic ? .staticMember : .instanceMember))
    }
  }

  private static let typeKeywords: Set<String> = [
    "struct", "enum", "class", "actor", "typealias", "protocol",
  ]
  private static let memberKeywords: Set<String> = ["var", "let", "func"]

  /// Whether `static` is among the words before the one here.
  private var isStatic: Bool {
    var before = index - 1
    while source.isIdentifier(at: before), !source.has("static", at: before) { before -= 1 }
    return source.has("static", at: before)
  }

  /// An `#if` whose `#endif` has not come yet.
  private struct OpenConditional {
    /// What came before it.
    var outer: [EnumItem]
    var clauses: [EnumItem.Clause] = []
    /// The line that opened the clause being read.
    var directive: String

    func closed(with items: [EnumItem]) -> [EnumItem] {
      let all = clauses + [EnumItem.Clause(directive: directive, items: items)]
      return all.contains { !$0.items.isEmpty } ? outer + [.conditional(all)] : outer
    }
  }

  private mutating func readDirective(_ items: inout [EnumItem], _ open: inout [OpenConditional]) {
    let end = source.afterDirective(at: index)
    let text = source.text(of: index..<end)
    if source.has("#if", at: index) {
      // The compiler itself refuses source that is nested this deep.
      guard open.count < Self.depthLimit else { return index = source.count }
      open.append(OpenConditional(outer: items, directive: text))
      items = []
    } else if var last = open.popLast() {
      if source.has("#endif", at: index) {
        items = last.closed(with: items)
      } else {
        last.clauses.append(EnumItem.Clause(directive: last.directive, items: items))
        last.directive = text
        open.append(last)
        items = []
      }
    }
    index = end
  }

  /// Whether the token here is the `case` of a declaration: neither a member called so, nor part of an
  /// `if case` in the value of a property.
  private var isCaseDeclaration: Bool {
    guard source.has("case", at: index), source.isIdentifier(at: index + 1) else { return false }
    if source.has("let", at: index + 1) || source.has("var", at: index + 1) { return false }
    guard index > 0 else { return true }
    let before: [StaticString] = [",", "if", "guard", "while", "for", ".", "func", "let", "var"]
    return !before.contains { source.has($0, at: index - 1) }
  }

  /// Reads the cases of one declaration, behind its keyword.
  private mutating func cases(_ availability: [Availability]) -> [EnumCase] {
    var cases: [EnumCase] = []
    while source.isIdentifier(at: index) {
      let name = source.text(at: index)
      let offset = source.tokens[index].range.lowerBound
      index += 1
      let payloads = source.has("(", at: index) ? payloads() : []
      cases.append(EnumCase(name: name, payloads: payloads, availability: availability, offset: offset))
      if source.has("=", at: index) { skipRawValue() }
      guard source.has(",", at: index) else { break }
      index += 1
    }
    return cases
  }

  /// A raw value is a literal, perhaps with a sign.
  private mutating func skipRawValue() {
    index += 1
    while source.has("-", at: index) || source.has("+", at: index) { index += 1 }
    guard !source.isClosingBracket(at: index) else { return }
    index = source.isOpeningBracket(at: index) ? source.afterBracket(at: index) : index + 1
  }

  private mutating func payloads() -> [EnumCase.Payload] {
    let end = source.afterBracket(at: index)
    index += 1
    var payloads: [EnumCase.Payload] = []
    while index < end - 1 {
      let label = label()
      let start = index
      skipType(end: end - 1)
      if index > start {
        payloads.append(EnumCase.Payload(label: label, type: TypeText(source, start..<index)))
      }
      if source.has("=", at: index) { skipDefault(end: end - 1) }
      index += 1
    }
    index = end
    return payloads
  }

  /// Reads `x:`, `_:` or `x y:`, the first of the two being the label; `Module::Type` has none.
  private mutating func label() -> String? {
    guard source.isIdentifier(at: index) else { return nil }
    let name = source.text(at: index)
    if source.has(":", at: index + 1) {
      let isSelector = source.has(":", at: index + 2) && !source.tokens[index + 2].followsSpace
      guard !isSelector else { return nil }
      index += 2
    } else if source.isIdentifier(at: index + 1), source.has(":", at: index + 2) {
      index += 3
    } else {
      return nil
    }
    return name == "_" ? nil : name
  }

  /// Skips a type up to the comma, the default value or the end.
  private mutating func skipType(end: Int) {
    while index < end, !source.has(",", at: index), !source.has("=", at: index) {
      if source.isOpeningBracket(at: index) {
        index = source.afterBracket(at: index)
      } else if source.has("<", at: index) {
        index = source.afterAngleBracket(at: index)
      } else {
        index += 1
      }
    }
    index = min(index, end)
  }

  /// Skips a default value up to the comma or the end.
  private mutating func skipDefault(end: Int) {
    while index < end, !source.has(",", at: index) {
      if source.isOpeningBracket(at: index) {
        index = source.afterBracket(at: index)
      } else if let close = genericArgumentsEnd {
        index = close
      } else {
        index += 1
      }
    }
    index = min(index, end)
  }

  /// The end of the generic arguments that begin here in an expression, nil when `<` here compares: it
  /// follows a name without a space, what it encloses can be types, and what comes behind is no operand.
  private var genericArgumentsEnd: Int? {
    guard source.has("<", at: index), source.isIdentifier(at: index - 1), !source.tokens[index].followsSpace
    else { return nil }
    let end = source.afterAngleBracket(at: index)
    guard source.has(">", at: end - 1) else { return nil }
    let allowed: [StaticString] = ["(", ")", "]", "{", "}", ".", ",", ";", ":", "[", "?", "!"]
    let isFollowed = end >= source.count || allowed.contains { source.has($0, at: end) }
    let couldBeTypes = (index + 1..<end - 1).allSatisfy {
      source.tokens[$0].kind == .identifier || source.tokens[$0].kind == .symbol
    }
    return isFollowed && couldBeTypes ? end : nil
  }
}
