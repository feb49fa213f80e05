import MacroPlugin
import Testing

@testable import BehaviorSpecsPlugin

@Suite struct BehaviorMacroTests {
  private func expand(_ declaration: String) -> MacroExpansion {
    let attribute = SourceSyntax(source: "@Behavior", fileName: "A.swift", offset: 7)
    return BehaviorMacro().expand(
      AttachedMacroRequest(
        role: "member",
        attribute: attribute,
        declaration: SourceSyntax(source: declaration, fileName: "A.swift", offset: 7)
      )
    )
  }

  @Test(arguments: [
    "@Behavior final class StackTests: Spec { }",
    "@Behavior\n/// A class.\n@available(*, deprecated) public final class StackTests: BehaviorSpecs.Spec { }",
    "@Behavior private class StackTests /* : */ : Spec, Sendable { }",
  ])
  func aSpecGetsASuite(declaration: String) {
    let expansion = expand(declaration)
    #expect(expansion.diagnostics.isEmpty)
    #expect(expansion.source.contains("arguments: StackTests.examples())"))
  }

  @Test(arguments: [
    "@Behavior struct StackTests: Spec { }", "@Behavior actor StackTests: Spec { }",
    "@Behavior enum StackTests: Spec { }", "@Behavior final class StackTests { class A: Spec {} }",
    "@Behavior extension StackTests: Spec { }", "@Behavior", "",
  ])
  func whatIsNoSpecIsAnErrorAtTheAttribute(declaration: String) {
    let expansion = expand(declaration)
    #expect(expansion.source.isEmpty)
    #expect(
      expansion.diagnostics == [
        MacroDiagnostic(
          "'@Behavior' can only be attached to a class that inherits from 'Spec'",
          fileName: "A.swift",
          offset: 7
        )
      ]
    )
  }

  @Test func aGenericClassIsAnError() {
    let diagnostics = expand("@Behavior class StackTests<Element: Hashable>: Spec { }").diagnostics
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.first?.message.contains("generic") == true)
  }

  @Test func aNameInBackticksIsKept() {
    let source = expand("@Behavior final class `default`: Spec { }").source
    #expect(source.contains("arguments: `default`.examples())"))
    #expect(source.contains("\"default\""))
  }

  /// What is wrong with a spec as a whole is reported there.
  @Test func thePlaceOfTheAttributeIsPassedOn() {
    let attribute = SourceSyntax(
      source: "// A \"spec\".\n\n@Behavior",
      fileID: "App/A.swift",
      fileName: #"C:\A "1".swift"#,
      offset: 7,
      line: 12
    )
    let expansion = BehaviorMacro().expand(
      AttachedMacroRequest(
        role: "member",
        attribute: attribute,
        declaration: SourceSyntax(source: "@Behavior class A: Spec {}", fileName: "A.swift", offset: 7)
      )
    )
    let place = #"fileID: "App/A.swift", filePath: "C:\\A \"1\".swift", line: 14"#
    #expect(expansion.source.contains("arguments: A.examples(\(place)))"))
  }
}
