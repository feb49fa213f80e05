import Testing

/// Names that the expansion, the library or the standard library uses, each in every place of an enum. All of them
/// compile without a warning, but for those that `ClientTests` says are refused.
@Suite struct NameTests {
  private let compiler: Compiler

  init() throws {
    compiler = try #require(Compiler(), "the modules and the plugin of this build were not found")
  }

  private static let names = [
    "is", "modify", "case", "Self", "init", "subscript", "callAsFunction", "appending", "hash",
    "hashValue", "description", "debugDescription", "customMirror", "embed", "extract", "path",
    "makeIterator",
    "underestimatedCount", "map", "filter", "first", "SubSequence", "Value", "CaseRoot",
    "CaseValue",
    "Body", "root", "paths", "value", "v0", "v1", "_Case0", "_Value0", "Sequence", "Sendable", "Void",
    "PartialKeyPath", "AnyCasePath", "IndexingIterator", "fatalError", "InlineCasePath", "CaseAccess",
    "CasePathReflectable", "CasePathIterable", "CasePathable", "Never", "Optional", "Result", "Array", "Int",
    "some", "none", "any", "each", "default", "in", "inout", "throws", "Any", "nil", "true", "get", "set",
    "lazy",
    "indirect", "dynamicMember", "allCases", "rawValue", "RawValue", "keyPath", "Failure", "Access",
    "identity",
    "consume", "copy", "discard", "yield", "success", "sending", "nonisolated", "public",
  ]

  private func expectSilence(_ declarations: [String]) async throws {
    let verdict = try await compiler.compile("import CaseKeyPaths\n" + declarations.joined(separator: "\n"))
    #expect(verdict.succeeded && verdict.lines("warning").isEmpty, "\(verdict.output)")
  }

  private static let payloads = [
    "", "(Swift.Int)", "(Swift.Int, x: Swift.String)", "(Swift.Never, Swift.Int)",
  ]

  @Test(arguments: payloads)
  func asCase(payload: String) async throws {
    // `E.init` is no case as a function, and a call with what has no values draws a warning.
    let names = Self.names.filter { $0 != "init" || !payload.contains("Never") }
    try await expectSilence(
      names.enumerated().map { index, name in
        """
        enum N\(index) {
          @CasePathable enum E { case b(Swift.Int), `\(name)`\(payload) }
          static func f(_ e: E) -> Swift.Bool {
            e.is(\\.`\(name)`) || e[case: \\E.Cases.`\(name)`] != nil || e.case == \\.`\(name)`
          }
        }
        """
      }
    )
  }

  /// Where these begin the type of `\E.Cases.Root`, they are types.
  @Test(arguments: ["Root", "Iterator", "Element", "Type", "Protocol", "self"])
  func asCaseThatNeedsTheShortPath(name: String) async throws {
    try await expectSilence([
      "@CasePathable enum E { case b, `\(name)`(Swift.Int) }",
      "func f(_ e: E) -> Bool { let path: CaseKeyPath<E, Int> = \\.`\(name)`; return e.is(path) }",
      "func g(_ e: E) -> Bool { e.is(\\.`\(name)`) && e.case == \\.`\(name)` }",
    ])
  }

  @Test func asLabel() async throws {
    try await expectSilence(
      (Self.names + ["Root", "Swift", "CaseKeyPaths", "AllCasePaths"]).enumerated().map { index, name in
        let label = name == "inout" ? "`inout`" : name
        return "@CasePathable enum E\(index) { case a(\(label): Int), b(\(label): Int, c: Int) }"
      }
    )
  }

  @Test(arguments: [false, true])
  func asNestedType(isPayload: Bool) async throws {
    try await expectSilence(
      (Self.names + ["Root", "Iterator", "Element", "Cases"]).filter { $0 != "Self" }.enumerated().map {
        index,
        name in
        let cases = isPayload ? "case a(`\(name)`), b(x: `\(name)`, [`\(name)`])" : "case a, b(Swift.Int)"
        return "enum N\(index) { @CasePathable enum E { struct `\(name)` {}; \(cases) } }"
      }
    )
  }

  @Test(arguments: ["enum N# { @CasePathable enum E<?>", "enum N#<?> { @CasePathable enum E"])
  func asGenericParameter(place: String) async throws {
    let names = (Self.names + ["Root", "Iterator", "Element", "Cases"]).filter { $0 != "Self" }
    try await expectSilence(
      names.enumerated().map { index, name in
        place.replacing("#", with: "\(index)").replacing("?", with: "`\(name)`")
          + " { case a(`\(name)`), b(x: `\(name)`, Swift.Int), c } }"
      }
    )
  }

  @Test(arguments: ["static var `?`: Swift.Int { 1 }", "var `?`: Swift.Int { 1 }", "func `?`() {}"])
  func asMember(member: String) async throws {
    let names = (Self.names + ["Root", "Iterator", "Element", "Cases"]).filter {
      $0 != "case"
    }
    try await expectSilence(
      names.enumerated().map { index, name in
        let member = member.replacing("?", with: name)
        return "enum N\(index) { @CasePathable enum E { \(member); case a(Swift.Int), c } }"
      }
    )
  }
}
