// The struct of paths, each an `AnyCasePath`.
extension CasePathableExpansion {
  var allCasePaths: [String] {
    let conformances = "CaseKeyPaths.CasePathReflectable, Swift.Sendable, Swift.Sequence"
    return ["\(access)nonisolated struct AllCasePaths: \(conformances) {"] + paths + reflection + iteration
      + ["}"]
  }

  private var paths: [String] {
    eachCase { element, number in
      let value = valueType(element, number, hidden: Self.namesInAllCasePaths)
      let path = "CaseKeyPaths.AnyCasePath<\(type), \(value)>"
      return element.availability.map(\.text) + [
        "\(access)var \(element.name): \(path) {",
        ".init(",
        "_case: \(literal(element.plainName)),",
        "\(embedding(element)),",
        "extract: \(extraction(element))",
        ")",
        "}",
      ]
    }
  }

  private func literal(_ name: String) -> String {
    "\"" + name.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }

  private func embedding(_ element: EnumCase) -> String {
    let payloads = element.payloads
    guard !payloads.isEmpty else { return "embed: { _ in .\(element.name) }" }
    if payloads.contains(where: \.type.isAutoclosure) { return autoclosureEmbedding(element) }
    // The case as a function, where it can be written: a call would draw a warning when a payload has no values.
    if !Self.namesOfNoFunction.contains(element.plainName), !isShadowedByCase {
      let labels = payloads.map { argumentLabel($0.label ?? "_") + ":" }.joined()
      return "embed: \(type).\(element.name)" + (labels == "_:" ? "" : "(\(labels))")
    }
    let values = payloads.count == 1 ? ["$0"] : payloads.indices.map { index in "$0.\(index)" }
    return "embed: { \(construction(element, of: values)) }"
  }

  /// What stands for something else behind the name of a type.
  private static let namesOfNoFunction: Set<String> = ["init", "self", "Type", "Protocol"]

  /// The call that makes the case from `values`.
  private func construction(_ element: EnumCase, of values: [String]) -> String {
    let arguments = zip(element.payloads, values).map { payload, value in
      payload.label.map { "\(argumentLabel($0)): \(value)" } ?? value
    }
    return ".\(element.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Embeds functions that the case makes of expressions. Each is a function around the one that is called in it
  /// and may not capture the others; its `try` would make one that throws of the closure around all.
  private func autoclosureEmbedding(_ element: EnumCase) -> String {
    let names = element.payloads.indices.map { "v\($0)" }
    let values = zip(element.payloads, names).map { payload, name in
      guard payload.type.isAutoclosure else { return name }
      return (payload.type.isThrowing ? "try " : "") + name + "()"
    }
    let construction = construction(element, of: values)
    if names.count == 1 { return "embed: { v0 throws(Swift.Never) in \(construction) }" }
    let unpacking = "let (\(names.joined(separator: ", "))) = value"
    return "embed: { value throws(Swift.Never) in \(unpacking); return \(construction) }"
  }

  /// Whether a case has the enum's own name: the property that it becomes would be found instead of the enum.
  private var isShadowedByCase: Bool {
    declaration.cases.contains { $0.plainName == declaration.name }
  }

  /// A label as it is written in a call, where most keywords need no backticks and draw a warning with them.
  private func argumentLabel(_ label: String) -> String {
    let plain = label.filter { $0 != "`" }
    let isPlainWord = plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlainWord && !["inout", "var", "let"].contains(plain) ? plain : label
  }

  private func extraction(_ element: EnumCase) -> String {
    let payloads = element.payloads
    guard !payloads.isEmpty else {
      return "{ if case .\(element.name) = $0 { return () } else { return nil } }"
    }
    let names = payloads.indices.map { "v\($0)" }
    let values = zip(payloads, names).map { payload, name in
      payloads.count == 1 ? name : payload.label.map { "\(argumentLabel($0)): \(name)" } ?? name
    }
    let pattern = "let .\(element.name)(\(names.joined(separator: ", ")))"
    return "{ if case \(pattern) = $0 { return (\(values.joined(separator: ", "))) } else { return nil } }"
  }

  // MARK: Reflection and iteration

  private var reflection: [String] {
    // Looking for a deprecated case draws a warning, and where there is none nothing can be looked for: the library
    // then tries all paths.
    guard declaration.items.contains(where: \.isElement), !hasDeprecatedCase else {
      return ["\(access)typealias Root = \(type)"]
    }
    // No `switch`: the compiler takes none of an enum whose cases all have payloads without a value.
    return ["\(access)subscript(root: \(type)) -> Swift.PartialKeyPath<AllCasePaths> {"]
      + eachCase { element, _ in
        onlyWhereAvailable(element, "case .\(element.name) = root", "return \\.\(element.name)")
      }
      + ["Swift.fatalError(\"a value that is none of its cases\")", "}"]
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
      + eachCase { element, _ in onlyWhereAvailable(element, nil, "paths.append(\\.\(element.name))") }
      + ["return paths.makeIterator()", "}"]
  }

  /// The lines of a statement about a case, run under a condition and only where the case can be used.
  private func onlyWhereAvailable(_ element: EnumCase, _ condition: String?, _ statement: String) -> [String]
  {
    let availability = element.availability.compactMap(\.condition).map { "#available(\($0))" }
    let conditions = availability + (condition.map { [$0] } ?? [])
    let absences = element.availability.compactMap(\.platformCondition)
    let line = conditions.isEmpty ? statement : "if \(conditions.joined(separator: ", ")) { \(statement) }"
    return absences.map { "#if !\($0)" } + [line] + absences.map { _ in "#endif" }
  }
}
