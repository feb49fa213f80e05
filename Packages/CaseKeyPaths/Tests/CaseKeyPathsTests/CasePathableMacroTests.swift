import EnumScanning
import MacroPlugin
import Testing

@Suite struct CasePathableMacroTests {
  private func expand(
    _ declaration: String,
    role: String = "member",
    conformances: String? = "CasePathable, CasePathIterable",
    context: [String] = []
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
}
