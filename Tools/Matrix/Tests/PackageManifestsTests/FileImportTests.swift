import PackageManifests
import Testing

@Suite struct FileImportTests {
  private func modules(_ text: String) -> [String] { FileImport.all(in: text).map(\.module) }

  @Test func importsAreFoundHoweverTheyAreWritten() {
    let text = """
      import A; import B
      @testable import C
      @_spi(Testing) @preconcurrency public import D
      import struct E.Thing
      import `F`
      #if canImport(G)
        internal import G.Sub
      #endif
      @testable
      import
        H
      """
    #expect(modules(text) == ["A", "B", "C", "D", "E", "F", "G", "H"])
  }

  @Test func whatOnlyLooksLikeOneIsNone() {
    let text = ##"""
      // import A
      /* import B /* import C */ import D */
      let a = "import E"
      let b = """
        import F \("import G" + "\(h("import H"))")
        """
      let c = ##"import "I" \#(import) "##
      func `import`() { let x = y.import }
      let d = [`import`, import2]
      let e = #/ "; import K /#
      let f = ##/
        import L
        /##
      struct S { func f() { import J } }
      """##
    #expect(modules(text) == [])
  }

  @Test func aStringThatIsNotClosedEndsWithItsLine() {
    #expect(modules("let a = \"b\nimport A\nlet c = /\"/\nimport B") == ["A", "B"])
  }

  @Test func regularExpressionsAreNoCode() {
    let text = """
      let a = ##/import A; "/##
      let b = f(/import B; "/, /(/)
      let c = #/
        import C "
        /#
      let d = e / f; import D
      let g = (h) / 2 // "
      import G
      """
    #expect(modules(text) == ["D", "G"])
  }

  @Test func itBeginsAtItsFirstAttribute() {
    let text = "let é = 1\n@_spi(A)\nimport B\n  public import C"
    #expect(FileImport.all(in: text).map(\.offset) == [11, 31])
  }
}
