import MacroPlugin

/// The part of a type's or extension's declaration up to its members.
public struct DeclarationHeader: Hashable, Sendable {
  /// `enum`, `struct`, `class`, `actor`, `protocol`, `extension`, `func`, …
  public let keyword: String
  /// The name behind the keyword, as written.
  public let name: String
  /// The access modifier, nil when none is written.
  public let access: String?
  /// The `@available` attributes in front of it.
  public let availability: [Availability]
  /// Whether inlinable code of other modules may use it: `@usableFromInline`.
  public let isUsableFromInline: Bool
  /// The names of its generic parameters.
  public let genericParameters: [DeclaredName]
  /// The index of the token behind the name.
  let end: Int

  private static let keywords: Set<String> = [
    "enum", "struct", "class", "actor", "protocol", "extension", "func", "var", "let", "init", "subscript",
    "typealias", "associatedtype", "macro", "case", "import", "deinit", "operator", "precedencegroup",
  ]
  /// What `class` can be a modifier of.
  private static let memberKeywords: Set<String> = ["func", "var", "let", "subscript", "final", "override"]
  private static let accessLevels: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  /// Reads the header at the start of a declaration, nil when none is there.
  public init?(_ source: LexedSource) {
    var access: String?
    var availability: [Availability] = []
    var isUsableFromInline = false
    var index = 0
    while index < source.count {
      if let (attribute, end) = source.attribute(at: index) {
        if attribute.name == "available" { availability.append(Availability(attribute)) }
        if attribute.name == "usableFromInline" { isUsableFromInline = true }
        index = end
      } else if source.tokens[index].kind == .directive {
        index = source.afterConditional(at: index)
      } else if source.isOpeningBracket(at: index) {
        index = source.afterBracket(at: index)  // private(set)
      } else {
        let word = source.text(at: index)
        let isModifier = word == "class" && Self.memberKeywords.contains(source.text(at: index + 1))
        if Self.keywords.contains(word), !isModifier {
          keyword = word
          name = source.text(at: index + 1)
          end = index + 2
          self.access = access
          self.availability = availability
          self.isUsableFromInline = isUsableFromInline
          genericParameters = source.genericParameters(at: end)
          return
        }
        if Self.accessLevels.contains(word), !source.has("(", at: index + 1) { access = word }
        index += 1
      }
    }
    return nil
  }
}

extension LexedSource {
  /// The name at `index`.
  func declaredName(at index: Int, _ kind: DeclaredName.Kind) -> DeclaredName {
    DeclaredName(
      name: text(at: index).filter { $0 != "`" },
      kind: kind,
      offset: tokens[index].range.lowerBound
    )
  }

  /// The generic parameters whose list opens at `index`, none when no list does.
  func genericParameters(at index: Int) -> [DeclaredName] {
    guard has("<", at: index) else { return [] }
    let end = afterAngleBracket(at: index)
    var parameters: [DeclaredName] = []
    var index = index
    while index < end {
      index += 1
      while has("each", at: index) || has("let", at: index) { index += 1 }
      guard isIdentifier(at: index) else { break }
      parameters.append(declaredName(at: index, .type))
      while index < end, !has(",", at: index) {
        index = has("<", at: index) ? afterAngleBracket(at: index) : index + 1
      }
    }
    return parameters
  }

  /// The index behind the `#endif` of the `#if` at `index`.
  func afterConditional(at index: Int) -> Int {
    var depth = 0
    var index = index
    while index < count {
      if tokens[index].kind == .directive {
        if has("#if", at: index) { depth += 1 }
        if has("#endif", at: index) { depth -= 1 }
      }
      index += 1
      if depth <= 0 { break }
    }
    return index
  }
}
