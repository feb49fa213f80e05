import MacroPlugin

/// The source that `@CasePathable` stands for.
struct CasePathableExpansion {
  private let declaration: EnumDeclaration
  /// The types and extensions around the enum, the innermost first.
  private let contexts: [DeclarationHeader]

  init(_ declaration: EnumDeclaration, contexts: [DeclarationHeader]) {
    self.declaration = declaration
    self.contexts = contexts
  }

  /// Why the enum cannot have case paths, nil when it can.
  var problem: String? {
    let refusal = "'@CasePathable' cannot be attached to '\(declaration.name)': "
    if declaration.isNoncopyable { return refusal + "its values cannot be copied" }
    if let name = declaration.overloadedName {
      return refusal + "it has several cases named '\(name)', and the path to a case is its name"
    }
    if let name = privateName {
      return refusal + "the conformance is an extension, from which the private '\(name)' cannot be seen; "
        + "make it fileprivate"
    }
    return nil
  }

  /// The name of what is private to a type, and so hidden from the rest of the file.
  private var privateName: String? {
    guard !contexts.isEmpty else { return nil }
    if declaration.access == "private" { return declaration.name }
    return contexts.dropLast().first { $0.access == "private" }?.name
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
    return "\(attributes)extension \(type): \(list) {}"
  }

  // MARK: Members

  /// Members are as visible as the enum; a level below `internal` is the enum's own to enforce.
  private var access: String {
    var level = declaration.access
    if level == nil, let context = contexts.first, context.keyword == "extension" { level = context.access }
    return level == "public" || level == "package" ? level! + " " : ""
  }

  private var type: String { declaration.name }

  /// The cases that may be used at all.
  private func isUsable(_ element: EnumCase) -> Bool {
    !element.availability.contains(where: \.isUnavailable)
  }

  /// The declarations to add to the enum.
  var members: String {
    var lines: [String] = aliases.map { "\(access)typealias \($0.alias) = \($0.name)" }
    lines += [
      "\(access)nonisolated struct AllCasePaths: CaseKeyPaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {"
    ]
    lines += properties + reflection + iteration
    lines += ["}", "\(access)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }"]
    return lines.joined(separator: "\n")
  }

  /// The line for each usable case, between the directives that stand around the case.
  private func eachCase(_ items: [EnumItem]? = nil, _ lines: (EnumCase) -> [String]) -> [String] {
    (items ?? declaration.items).flatMap { item -> [String] in
      switch item {
      case .element(let element): isUsable(element) ? lines(element) : []
      case .conditional(let clauses):
        clauses.flatMap { [$0.directive] + eachCase($0.items, lines) } + ["#endif"]
      }
    }
  }

  // MARK: Names

  /// Names that mean something else inside `AllCasePaths`, because a protocol it conforms to has an
  /// associated type called so, and how the enum's payloads name them there.
  private var aliases: [(name: String, alias: String)] {
    let names = declaration.cases.reduce(into: Set<String>()) { names, element in
      for payload in element.payloads { names.formUnion(payload.type.freeNames) }
    }
    return ["Element", "Iterator", "Root"].filter(names.contains).map { ($0, "_CasePathable\($0)") }
  }

  private var replacements: [String: String] {
    Dictionary(uniqueKeysWithValues: aliases.map { ($0.name, $0.alias) } + [("Self", type)])
  }

  // MARK: Properties

  private var properties: [String] {
    eachCase { element in
      let path = "CaseKeyPaths.AnyCasePath<\(type), \(valueType(element))>"
      return element.availability.map(\.text) + [
        "\(access)var \(element.name): \(path) {",
        "\(path)(",
        "_case: \(literal(element.plainName)),",
        "embed: \(embedding(element)),",
        "extract: \(extraction(element))",
        ")",
        "}",
      ]
    }
  }

  private func literal(_ name: String) -> String {
    "\"" + name.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }

  private func valueType(_ element: EnumCase) -> String {
    let replacements = replacements
    let types = element.payloads.map { $0.type.text(replacing: replacements) }
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

  private func embedding(_ element: EnumCase) -> String {
    let payloads = element.payloads
    guard !payloads.isEmpty else { return "{ _ in .\(element.name) }" }
    if payloads.count == 1, !element.name.hasPrefix("`") {
      // A call would draw a warning where no payload can exist.
      return "\(type).\(element.name)" + (payloads[0].label.map { "(\($0):)" } ?? "")
    }
    let arguments = payloads.enumerated().map { index, payload in
      let value = payloads.count == 1 ? "$0" : "$0.\(index)"
      return payload.label.map { "\($0): \(value)" } ?? value
    }
    return "{ .\(element.name)(\(arguments.joined(separator: ", "))) }"
  }

  private func extraction(_ element: EnumCase) -> String {
    let payloads = element.payloads
    guard !payloads.isEmpty else {
      return "{ if case .\(element.name) = $0 { return () } else { return nil } }"
    }
    let names = payloads.indices.map { "v\($0)" }
    let values = zip(payloads, names).map { payload, name in
      payloads.count == 1 ? name : payload.label.map { "\($0): \(name)" } ?? name
    }
    let pattern = "let .\(element.name)(\(names.joined(separator: ", ")))"
    return "{ if case \(pattern) = $0 { return (\(values.joined(separator: ", "))) } else { return nil } }"
  }

  // MARK: Reflection and iteration

  private var reflection: [String] {
    // A switch without a case or with a deprecated one draws a warning: the library then tries all paths.
    guard declaration.items.contains(where: \.isElement), !hasDeprecatedCase else {
      return ["\(access)typealias Root = \(type)"]
    }
    return ["\(access)subscript(root: \(type)) -> Swift.PartialKeyPath<AllCasePaths> {", "switch root {"]
      + eachCase { element in ["case .\(element.name): return \\.\(element.name)"] }
      + ["}", "}"]
  }

  private var hasDeprecatedCase: Bool {
    declaration.cases.contains { $0.availability.contains(where: \.isDeprecated) }
  }

  private var iteration: [String] {
    let list = "[Swift.PartialKeyPath<AllCasePaths>]"
    // Something deprecated may name something deprecated; a loop calls it through its protocol, without a warning.
    let attribute = hasDeprecatedCase ? ["@available(*, deprecated)"] : []
    return attribute + [
      "\(access)func makeIterator() -> Swift.IndexingIterator<\(list)> {",
      "var paths: \(list) = []",
      "paths.reserveCapacity(\(declaration.cases.count))",
    ]
      + eachCase { element in
        let line = "paths.append(\\.\(element.name))"
        let conditions = element.availability.compactMap(\.condition)
        guard !conditions.isEmpty else { return [line] }
        return ["if \(conditions.map { "#available(\($0))" }.joined(separator: ", ")) { \(line) }"]
      }
      + ["return paths.makeIterator()", "}"]
  }
}
