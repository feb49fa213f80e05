import Testing

@testable import LintRules

@Suite struct ImportScannerTests {
  private func modules(_ text: String) -> [String] {
    ImportScanner.imports(in: SourceText(text)).map(\.module)
  }

  @Test(arguments: [
    ("import Locking", ["Locking"]),
    ("  import Locking  // the lock", ["Locking"]),
    ("@testable import Locking", ["Locking"]),
    ("@_spi(Testing) @preconcurrency public import MachineKit", ["MachineKit"]),
    ("@_exported import ReactiveCore", ["ReactiveCore"]),
    ("import struct Foundation.URL", ["Foundation"]),
    ("import Foundation.NSURL", ["Foundation"]),
    ("import A; import B", ["A", "B"]),
    ("import `Type`", ["Type"]),
    ("package import func Glibc.exit", ["Glibc"]),
    ("important()", []),
    ("let text = file.import", []),
    ("#if canImport(Locking)", []),
  ])
  func finds(_ line: String, _ expected: [String]) {
    #expect(modules(line) == expected)
  }

  @Test func leavesCommentsOut() {
    #expect(modules("// import A\n/* import B\n/* import C */\nimport D */ import E") == ["E"])
  }

  @Test func leavesStringsOut() {
    let text = ##"""
      let a = "\"; import A"
      let b = """
      import B \(f("import C", ")"))
      import D
      """
      let c = #"""
      import E \(x) """
      import F
      """#
      let d = #/"""/#
      import G
      """##
    #expect(modules(text) == ["G"])
    #expect(ImportScanner.imports(in: SourceText(text)).first?.line == 11)
  }

  @Test func interpolationsAreCode() {
    let source = SourceText(#"let a = "x \(focus(1)) y""#)
    #expect(source.text(hiding: [.string]) == #"let a =      focus(1)    "#)
  }

  @Test func aStringEndsWithItsLine() {
    #expect(modules("let broken = \"\nimport A") == ["A"])
  }
}
