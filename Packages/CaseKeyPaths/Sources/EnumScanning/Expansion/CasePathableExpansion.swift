import MacroPlugin

/// The source that `@CasePathable` stands for.
struct CasePathableExpansion {
  let declaration: EnumDeclaration
  /// The types and extensions around the enum, the innermost first.
  let contexts: [DeclarationHeader]
  let prefix: String

  init(_ declaration: EnumDeclaration, contexts: [DeclarationHeader]) {
    self.declaration = declaration
    self.contexts = contexts
    prefix = Self.prefix(for: declaration)
  }

  /// What the names of types begin with that the expansion makes up: underscores, one more than any name of the
  /// enum has in front of the same words.
  private static func prefix(for declaration: EnumDeclaration) -> String {
    let types = declaration.cases.flatMap { $0.payloads.flatMap(\.type.freeNames) }
    let names = declaration.names.map(\.name) + declaration.cases.map(\.plainName) + types
    var prefix = "_"
    while names.contains(where: { $0.hasPrefix(prefix + "Case") || $0.hasPrefix(prefix + "Value") }) {
      prefix += "_"
    }
    return prefix
  }

  // MARK: Conformance

  /// The extension that makes `type` conform to those protocols of the macro it does not conform to yet.
  func conformance(of type: String, to missing: String) -> String {
    let missing = LexedSource(missing)
    let names = ["CasePathable", "CasePathIterable"].filter { name in
      (0..<missing.count).contains { missing.text(at: $0) == name }
    }
    guard !names.isEmpty else { return "" }
    let availability = declaration.availability + contexts.flatMap(\.availability)
    let attributes = availability.map { $0.text + "\n" }.joined()
    let list = names.map { "CaseKeyPaths.\($0)" }.joined(separator: ", ")
    // The compiler leaves out backticks that a name at the beginning of a type needs.
    let name = Identifier.isTypeWord(type) ? "`\(type)`" : type
    return "\(attributes)extension \(name): \(list) {}"
  }

  // MARK: Members

  /// Members are as visible as the enum; a level below `internal` is the enum's own to enforce.
  var access: String {
    var level = declaration.access
    if level == nil, let context = contexts.first, context.keyword == "extension" { level = context.access }
    let attribute = declaration.isUsableFromInline ? "@usableFromInline " : ""
    return attribute + (level == "public" || level == "package" ? level! + " " : "")
  }

  /// The enum's name where a type is due: some names mean something else there.
  var type: String {
    let name = declaration.name
    return Identifier.isTypeWord(name) ? "`\(name)`" : name
  }

  /// The declarations to add to the enum.
  var members: String {
    let lines =
      allCasePaths
      + ["\(access)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }"]
      + inlineCasePaths
    return lines.joined(separator: "\n")
  }

  // MARK: Cases

  /// Lines for each case that may be used at all, between the directives that stand around the case.
  ///
  /// - Parameter lines: of a case and its number among all.
  func eachCase(_ lines: (EnumCase, Int) -> [String]) -> [String] {
    var number = 0
    return eachCase(declaration.items, &number, lines)
  }

  private func eachCase(
    _ items: [EnumItem],
    _ number: inout Int,
    _ lines: (EnumCase, Int) -> [String]
  ) -> [String] {
    var all: [String] = []
    for item in items {
      switch item {
      case .element(let element):
        if !element.availability.contains(where: \.isUnavailable) {
          let conditions = element.availability.flatMap(\.buildConditions)
          all += conditions.map { "#if \($0)" } + lines(element, number) + conditions.map { _ in "#endif" }
        }
        number += 1
      case .conditional(let clauses):
        for clause in clauses { all += [clause.directive] + eachCase(clause.items, &number, lines) }
        all.append("#endif")
      }
    }
    return all
  }

  // MARK: Types

  /// Names that mean something else in the struct, because a protocol it conforms to has a type called so.
  static let namesInAllCasePaths: Set<String> = ["Element", "Iterator", "Root"]
  static let namesInCaseAccess: Set<String> = ["CaseRoot", "CaseValue"]

  /// The type of a case's payload where `hidden` names mean something else.
  func valueType(_ element: EnumCase, _ number: Int, hidden: Set<String>) -> String {
    let isHidden = element.payloads.contains { !$0.type.freeNames.isDisjoint(with: hidden) }
    return isHidden ? "InlineCasePaths.\(prefix)Value\(number)" : writtenValueType(element)
  }

  /// The type of a case's payload in the words of the enum.
  func writtenValueType(_ element: EnumCase) -> String {
    let types = element.payloads.map { $0.type.text(replacing: ["Self": type]) }
    switch types.count {
    case 0: return "Swift.Void"
    case 1: return types[0]
    default:
      let elements = zip(element.payloads, types).map { payload, type in
        payload.label.map { "\($0): \(type)" } ?? type
      }
      return "(\(elements.joined(separator: ", ")))"
    }
  }
}
