import EnumScanning
import MacroPlugin
import Testing

@Suite struct CasePathableMacroTests {
  /// The members with the diagnostics of the role that has them, or what another role has.
  private func expand(
    _ declaration: String,
    role: String? = nil,
    conformances: String? = "CasePathable, CasePathIterable",
    context: [String] = []
  ) -> MacroExpansion {
    guard let role else {
      let members = expand(declaration, role: "member", conformances: conformances, context: context)
      let peers = expand(declaration, role: "peer", conformances: conformances, context: context)
      return MacroExpansion(source: members.source, diagnostics: members.diagnostics + peers.diagnostics)
    }
    return expand(declaration, in: role, conformances: conformances, context: context)
  }

  private func expand(
    _ declaration: String,
    in role: String,
    conformances: String?,
    context: [String]
  ) -> MacroExpansion {
    CasePathableMacro().expand(
      AttachedMacroRequest(
        role: role,
        attribute: SourceSyntax(source: " @CasePathable", fileName: "f.swift", offset: 10),
        declaration: SourceSyntax(source: declaration, fileName: "f.swift", offset: 30),
        extendedType: "M.E",
        conformances: conformances,
        lexicalContext: context
      )
    )
  }

  @Test func refusesWhatIsNoEnum() {
    let expansion = expand("struct S {}")
    #expect(expansion.source == "")
    #expect(
      expansion.diagnostics
        == [
          MacroDiagnostic("'@CasePathable' can only be attached to an enum", fileName: "f.swift", offset: 11)
        ]
    )
  }

  @Test func refusesOverloadedNames() {
    let expansion = expand("enum E { case a(x: Int), a(y: Int) }")
    #expect(expansion.source == "")
    #expect(
      expansion.diagnostics.map(\.message) == [
        "'@CasePathable' cannot be attached to 'E': it has several cases named 'a', and the path to a case is its name"

      ]
    )
    #expect(expansion.diagnostics.first?.message.contains("'a'") == true)
  }

  @Test func refusesNoncopyableEnums() {
    #expect(expand("enum E: ~Copyable { case a }").diagnostics.count == 1)
  }

  @Test func refusesWhatAnExtensionCannotSee() {
    let nested = ["struct O {}"]
    #expect(
      expand("private enum E { case a }", context: nested).diagnostics.first?.message.contains("'E'") == true
    )
    let between = expand("enum E { case a }", context: ["private struct B {}", "struct O {}"])
    #expect(between.diagnostics.first?.message.contains("'B'") == true)
    #expect(expand("private enum E { case a }").diagnostics == [])
    #expect(expand("fileprivate enum E { case a }", context: nested).diagnostics == [])
    #expect(expand("enum E { case a }", context: ["private struct O {}"]).diagnostics == [])
  }

  @Test func saysEachProblemOnce() {
    #expect(expand("struct S {}", role: "extension") == MacroExpansion())
  }

  @Test func conformsToWhatIsMissing() {
    let both = "extension M.E: CaseKeyPaths.CasePathable, CaseKeyPaths.CasePathIterable {}"
    #expect(expand("enum E {}", role: "extension").source == both)
    let one = expand("enum E {}", role: "extension", conformances: "CasePathIterable").source
    #expect(one == "extension M.E: CaseKeyPaths.CasePathIterable {}")
    #expect(expand("enum E {}", role: "extension", conformances: nil).source == "")
  }

  @Test func conformsWhereTheTypeIsAvailable() {
    let source = expand(
      "@available(macOS 15, *) enum E {}",
      role: "extension",
      context: ["@available(iOS 17, *) struct O {}"]
    ).source
    #expect(source.hasPrefix("@available(macOS 15, *)\n@available(iOS 17, *)\nextension M.E"))
  }

  @Test func membersFollowTheAccessLevel() {
    for level in ["public", "package"] {
      let source = expand("\(level) enum E { case a }").source
      #expect(source.contains("\(level) nonisolated struct AllCasePaths"))
      #expect(source.contains("\(level) var a:"))
      #expect(source.contains("\(level) nonisolated static var allCasePaths"))
      #expect(source.contains("\(level) func makeIterator"))
      #expect(source.contains("\(level) subscript"))
    }
    for level in ["", "internal ", "fileprivate ", "private "] {
      let source = expand("\(level)enum E { case a }").source
      #expect(source.hasPrefix("nonisolated struct AllCasePaths"))
    }
    let inherited = expand("enum E { case a }", context: ["public extension O {}"]).source
    #expect(inherited.hasPrefix("public nonisolated struct"))
    #expect(expand("enum E { case a }", context: ["public struct O {}"]).source.hasPrefix("nonisolated"))
  }

  @Test func otherRolesGetNothing() {
    #expect(expand("enum E { case a }", role: "peer") == MacroExpansion())
  }

  @Test func membersOfWhatInlinableCodeUsesCanBeUsedByIt() {
    let source = expand("@usableFromInline enum E { case a }").source
    #expect(source.contains("@usableFromInline nonisolated struct AllCasePaths"))
    #expect(source.contains("@usableFromInline var a:"))
    #expect(source.contains("@usableFromInline nonisolated static var allCasePaths"))
  }

  @Test func pointsAtTheCaseThatIsWrong() {
    func offset(_ declaration: String) -> Int? { expand(declaration).diagnostics.first?.offset }
    // The declaration begins at 30, the attribute is at 11.
    #expect(offset("enum E { case a(x: Int), /* é */ a(y: Int) }") == 30 + 34)
    #expect(offset("enum E { case b, Cases }") == 30 + 17)
    #expect(offset("enum E { struct Swift {} }") == 30 + 16)
    #expect(offset("enum E<A, Swift: P<A>> {}") == 30 + 10)
    #expect(offset("enum E { case ok, bad([) }") == 30 + 18)
    #expect(offset("enum E {\n#if )\ncase a\n#endif\n}") == 30 + 20)
    #expect(offset("enum Swift {}") == 11)
    #expect(offset("enum E: ~Copyable {}") == 11)
  }

  @Test func refusesNamesThatHideWhatItNeeds() {
    for declaration in [
      "enum E { enum CaseKeyPaths {} }", "enum E { typealias Swift = Int }", "enum CaseKeyPaths {}",
      "enum E<each Swift> {}", "enum E<let N: Int, Swift> {}",
      "enum E { static var allCasePaths: Int { 1 } }",
      "enum E { public nonisolated static func InlineCasePaths() {} }", "enum E { struct AllCasePaths {} }",
      "enum E { let AllCasePaths = 1 }", "enum E { var Swift: Int { 1 } }",
      "enum E { func CaseKeyPaths() {} }",
    ] {
      #expect(expand(declaration).diagnostics.count == 1, "\(declaration)")
    }
    for context in ["struct Swift {}", "extension CaseKeyPaths {}", "class C<T: P<Int>, Swift> {}"] {
      #expect(expand("enum E {}", context: [context]).diagnostics.count == 1, "\(context)")
    }
    for declaration in [
      "enum E { var allCasePaths: Int { 1 }; func InlineCasePaths() {} }",
      "enum E<T: Swift.Sequence> { static let s = 1; var allCasePaths: Int { 1 } }",
      "enum E { func f() { struct Swift {} } }", "enum E { struct Cases {} }",
    ] {
      #expect(
        expand(declaration, context: ["struct O<T: Swift.Error> {}"]).diagnostics == [],
        "\(declaration)"
      )
    }
  }

  @Test func casesOfSomeVersionsOfTheLanguageHavePathsThere() {
    let later = expand("enum E { @available(swift 99) case a; case b }").source
    #expect(later.contains("#if swift(>=99)\n@available(swift 99)\nvar a:"))
    #expect(later.contains("#if swift(>=99)\npaths.append(\\.a)\n#endif"))
    let window = expand(
      "enum E { @available(swift, introduced: 5.9.1, obsoleted: 7, message: \"no\") case a }"
    )
    #expect(window.source.contains("#if swift(>=5.9.1)\n#if !swift(>=7)\n@available"))
    let dropped = expand("enum E { @available(macOS, introduced: 10, obsoleted: 11) case a }").source
    #expect(dropped.contains("#if !os(macOS)\n@available"))
    let odd = expand("enum E { @available(macOS, introducedElsewhere, obsoletedToo) case a }").source
    #expect(!odd.contains("#"))
    let deprecated = expand("enum E { @available(swift, deprecated: 5) case a }").source
    #expect(!deprecated.contains("#if"))
  }

  @Test func refusesNamesItAdds() {
    let message = expand("enum E { case AllCasePaths }").diagnostics.first?.message
    #expect(message?.contains("the macro adds a member named 'AllCasePaths'") == true)
  }

  @Test(arguments: [
    "(A. ..) -> B", "(A.. .) -> B", "@isolated A",
    "(inout~Copyable) -> A", "any~Copyable", "(A) ->~B", "Swift._", "@A._ B",
    "@convention () -> A", "Int -> Int", "each (A) -> B",
    "any (A) -> B", "some @A B", "A &B",
    "any A & any B", "@let A", "@ A B",
    "(A)? -> B", "(borrowing a: A) -> B", "A. B", "@A .b(c) (D)", "c: :A", "[Int", "[Int:]", "Set<",
    "Set<Int",
    "Int ?", "1", "\"x\"", "class",
    "a b c", ".A",
    "A.", "A..B", "any", "@ Int", "@Foo( Int", "(Int) throws", "(Int) throws( -> Int", "A &", "& A", "~",

    "(x: )", "(: Int)", "×", "A×B", "\u{300}a", "x: y: Int", "A::", "repeat", "-> Int", "[3 of]", "$0", "`",
    "``",
  ])
  func refusesTypesItCannotRead(type: String) {
    let expansion = expand("enum E { case a(\(type)), b }")
    #expect(expansion.source == "")
    #expect(expansion.diagnostics.first?.message.hasSuffix("cannot be read") == true)
    #expect(expansion.diagnostics.count == 1)
  }

  @Test(arguments: [
    "Int", "A.B<C, D>.E?", "[A]", "[A: B]", "[3 of A]", "()", "(A)", "(A, x: B)", "(A) -> B",
    "(A) async throws -> B",
    "() throws(E) -> A", "(inout A, _ b: B...) -> C", "@Sendable (A) -> B", "@convention(c) (A) -> B",
    "any A & B",
    "any ~Copyable", "(any A)?", "(any A.Type)!", "A.Type", "Self", "Any", "V<3, -1>", "A::B",
    "@escaping () -> A",
    "(repeat each T)", "(repeat Set<each T>)", "名前.é🚀", "`class`", "`a b`", "(sending A) -> sending B",
    "some P",
    "nonisolated(nonsending) () async -> A", "@isolated(any) () -> A", "(borrowing A, consuming B) -> C",
    "(isolated A?) -> B", "P<>", "P< >.A", "@autoclosure () -> A", "`π > 3`", "((A) -> B)?", "[[[A]]]",
    "(_ a: A, b c: B) -> C", "@MainActor @Sendable () -> A", "@Sendable(A) -> B", "@escaping(A) -> B",
  ])
  func readsTypes(type: String) {
    #expect(expand("enum E { case a(\(type)), b(x: \(type), \(type) = 1) }").diagnostics == [])
  }

  @Test(arguments: [
    "enum E {\n#if )\ncase a\n#endif\n}", "enum E {\n#if A &&\ncase a\n#endif\n}",
    "enum E {\n#if\ncase a\n#endif\n}",
    "enum E {\n#if A\ncase a\n#else\ncase b\n#elseif B\ncase c\n#endif\n}", "enum class { case a }",
    "enum E {\n#if $\ncase a\n#endif\n}", "enum E {\n#if $1a\ncase a\n#endif\n}",
    "enum E { case default(Int) }", "enum E { case `× +` }", "enum E { case `a b` }", "enum E { case 🚀, ×y }",
    "enum E { @available(macOS 1 2, *) case a }",
    "enum E { @available() case a }", "enum E { @available(macOS, deprecated 12.0) case a }",
    "enum E { @available(macOS, introduced, introduced: 10) case a }",
    "enum E { @available(macOS, *) case a }", "enum E { @available(macOS, introduced: 10, iOS 12) case a }",
    "enum E { @available(macOS 14, deprecated) case a }", "enum E { @available(macOS 14, iOS, *) case a }",
    "enum E { @ available(macOS 14, *) case a }",
    "enum E { @available(introduced: 5) case a }", "enum E {\n#if swift(> = 5)\ncase a\n#endif\n}",
    "enum E {\n#if!A\ncase a\n#endif\n}",
    "enum E {\n#if A&&!B\ncase a\n#endif\n}", "enum E { case a(@Sendable(any) () -> Void) }",
    "enum E {\n#if A | | B\ncase a\n#endif\n}", "enum E {\n#if ! A\ncase a\n#endif\n}",
    "enum E { case a(var: Int) }",
    "@available(macOS, \\()) enum E { case a }",
    "enum E { @available(*, message: \"\\(x)\") case a }",
  ])
  func refusesOtherTextItCannotRead(declaration: String) {
    let expansion = expand(declaration)
    #expect(expansion.source == "")
    #expect(expansion.diagnostics.first?.message.hasSuffix("cannot be read") == true)
  }

  @Test func casesThatAPlatformLacksAreLeftOutThere() {
    let source = expand("enum E { @available(iOS, unavailable) case a, b; case c }").source
    #expect(source.contains("#if !os(iOS)\npaths.append(\\.a)\n#endif"))
    #expect(source.contains("#if !os(iOS)\nif case .b = root { return \\.b }\n#endif"))
    let catalyst = expand("enum E { @available(macCatalyst, unavailable) case a }").source
    #expect(catalyst.contains("#if !targetEnvironment(macCatalyst)"))
    let appExtension = expand("enum E { @available(iOSApplicationExtension, unavailable) case a }").source
    #expect(appExtension.contains("#if !os(iOS)"))
  }

  @Test func casesOfLaterSystemsAreAskedForThere() {
    let source = expand("enum E { @available(macOS 14, *) case a; case b }").source
    #expect(source.contains("if #available(macOS 14, *) { paths.append(\\.a) }"))
    #expect(source.contains("if #available(macOS 14, *), case .a = root { return \\.a }"))
  }

  @Test func anArgumentOfNonisolatedStandsAtIt() {
    let expansion = expand("enum E { case a(nonisolated (nonsending) () async -> Void) }")
    #expect(expansion.source.contains("<E, nonisolated(nonsending) () async -> Void>"))
    #expect(expansion.diagnostics == [])
  }

  @Test func deepNestingIsRefusedOrSurvived() {
    let types = ["(", "[", "@A(", "Set<", "some ", "repeat ", "~", "A.", "(x: ", "!", "() -> "]
    for type in types {
      let expansion = expand("enum E { case a(" + String(repeating: type, count: 5_000))
      #expect(expansion.diagnostics.count <= 1)
    }
    _ = expand("enum E {" + String(repeating: "\n#if A\ncase a", count: 5_000) + "\n}")
    _ = expand("enum E {\n#if " + String(repeating: "(", count: 5_000) + "\ncase a\n#endif }")
    _ = expand("enum E { case a }", context: [String(repeating: "struct A { ", count: 2_000)])
  }
}
