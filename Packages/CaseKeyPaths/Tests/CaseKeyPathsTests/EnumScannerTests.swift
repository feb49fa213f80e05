import EnumScanning
import Testing

@Suite struct EnumScannerTests {
  /// Each case as text: its name, and its payloads with labels and types.
  private func cases(_ text: String) -> [String]? {
    EnumScanner.scan(text)?.cases.map { element in
      let payloads = element.payloads.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.text }
      return element.name + (payloads.isEmpty ? "" : "(\(payloads.joined(separator: ", ")))")
    }
  }

  @Test func readsNamesLabelsAndTypes() {
    let text = """
      @A(x: "}") public indirect enum E<T: P<Int>>: Q, ~Escapable where T: R {
        case a, b(Int), c(x: Int, _ y: [String: Int]) ; case d(z w: (Int, y: Int) -> Void)
        case `default`(Dictionary<Int, Set<Int>>, any P)
      }
      """
    #expect(
      cases(text) == [
        "a", "b(Int)", "c(x: Int, [String: Int])", "d(z: (Int, y: Int) -> Void)",
        "`default`(Dictionary<Int, Set<Int>>, any P)",
      ]
    )
  }

  @Test func dropsWhatDescribesAParameter() {
    let text =
      "enum E { case a(@autoclosure @Sendable () -> Int, x: @isolated(any) @escaping () -> Void), b(Int!) }"
    #expect(cases(text) == ["a(@Sendable () -> Int, x: @isolated(any) () -> Void)", "b(Int?)"])
    #expect(EnumScanner.scan(text)?.cases.first?.payloads.map(\.type.isAutoclosure) == [true, false])
  }

  @Test func skipsCommentsInTypes() {
    #expect(
      cases("enum E { case a(/* x */ Int // y)\n , b: Set</* z */ Int> /* ) */) }") == [
        "a(Int, b: Set< Int>)"
      ]
    )
  }

  @Test func readsCarriageReturnsAndByteOrderMarks() {
    #expect(
      cases("\u{FEFF}enum E {\r\n  case a // x\r\n  case b(Int)\r  case c\r\n}") == ["a", "b(Int)", "c"]
    )
    let conditional = EnumScanner.scan("enum E {\r\n#if A\r\ncase a\r\n#else\r\ncase b\r\n#endif\r\n}")
    #expect(conditional?.items.count == 1)
    #expect(conditional?.cases.map(\.name) == ["a", "b"])
  }

  @Test func keepsConditions() throws {
    let text = """
      enum E {
        case first
        #if os(Linux) && DEBUG // both
          case a
          #if B
          #else
            case b(Int)
          #endif
        #elseif (C
          || D)
          func f() {}
        #endif
        #if X
          var none: Int { 0 }
        #endif
      }
      """
    let items = try #require(EnumScanner.scan(text)).items
    #expect(items.count == 2)
    guard case .conditional(let clauses) = items[1] else { return #expect(Bool(false), "no conditional") }
    #expect(clauses.map(\.directive) == ["#if os(Linux) && DEBUG", "#elseif (C || D)"])
    #expect(clauses.map(\.items.count) == [2, 0])
    guard case .conditional(let inner) = clauses[0].items[1] else { return #expect(Bool(false), "no inner") }
    #expect(inner.map(\.directive) == ["#if B", "#else"])
  }

  @Test func seesThroughDefaultValues() {
    #expect(
      cases(#"enum E { case a(Int = f<A, B>(1), b: Bool = x < y, Bool = z > w, c: String = "),"), d }"#)
        == ["a(Int, b: Bool, Bool, c: String)", "d"]
    )
  }

  @Test func takesNoOtherDeclaration() {
    #expect(EnumScanner.scan("struct S { case a }") == nil)
    #expect(EnumScanner.scan("final class enum {}") == nil)
    #expect(EnumScanner.scan("") == nil)
    #expect(EnumScanner.scan("func enum() {}") == nil)
  }

  @Test func readsTheHeader() {
    let text = "@available(macOS 14, *)\n#if X\n@objc\n#endif\npublic enum `E`: ~Copyable {}"
    let declaration = EnumScanner.scan(text)
    #expect(declaration?.name == "`E`")
    #expect(declaration?.access == "public")
    #expect(declaration?.isNoncopyable == true)
    #expect(declaration?.availability.map(\.text) == ["@available(macOS 14, *)"])
    #expect(EnumScanner.scan("enum E<T: ~Copyable>: P where T: ~Copyable {}")?.isNoncopyable == false)
  }

  @Test func readsAvailability() {
    let text = """
      enum E {
        @available(macOS 14, swift 6, *) case a
        @available(macOS, introduced: 14.1, deprecated: 15) case b
        @available(*, unavailable, message: "gone, for good") case c
        @available(*, deprecated) var d: Int { 0 }
        case e
      }
      """
    let cases = EnumScanner.scan(text)?.cases ?? []
    #expect(cases.map { $0.availability.first?.condition } == ["macOS 14, *", "macOS 14.1, *", nil, nil])
    #expect(cases.map { $0.availability.contains(where: \.isUnavailable) } == [false, false, true, false])
    #expect(cases.map { $0.availability.contains(where: \.isDeprecated) } == [false, true, false, false])
  }

  @Test func findsOverloadedNames() {
    #expect(EnumScanner.scan("enum E { case a, b; case a(x: Int) }")?.overloadedCase?.plainName == "a")
    #expect(EnumScanner.scan("enum E { case `a`, a(x: Int) }")?.overloadedCase?.plainName == "a")
    #expect(EnumScanner.scan("enum E { case a, b }")?.overloadedCase?.plainName == nil)
    #expect(
      EnumScanner.scan("enum E {\n#if A\ncase a\n#else\ncase a(Int)\n#endif\n}")?.overloadedCase?.plainName
        == nil
    )
    #expect(
      EnumScanner.scan("enum E {\n#if A\ncase a\n#endif\ncase a(x: Int)\n}")?.overloadedCase?.plainName == "a"
    )
    let opposite = "enum E {\n#if A\ncase a\n#endif\n#if !A\ncase a(x: Int)\n#endif\n}"
    #expect(EnumScanner.scan(opposite)?.overloadedCase?.plainName == nil)
  }

  @Test func readsFiveHundredCases() {
    let names = (0..<500).map { "case\($0)" }
    let text = "enum E {\n" + names.map { "  case \($0)(Int, x: String)\n" }.joined() + "}"
    #expect(EnumScanner.scan(text)?.cases.map(\.name) == names)
  }

  @Test func survivesAnyPrefix() {
    let text = ##"""
      enum E {
        #if A
        case a(Int = { "\("}" + #"x"#)" }, y: [A<B>]) /* c */
        #else
        @available(macOS 14, *) indirect case b, `c` = """
          raw
          """
        #endif
      }
      """##
    for length in 0...text.count { _ = EnumScanner.scan(String(text.prefix(length))) }
  }

  @Test func survivesDeepNesting() {
    _ = EnumScanner.scan("enum E { case a" + String(repeating: "(", count: 50_000))
    _ = EnumScanner.scan("enum E {" + String(repeating: "\n#if A", count: 5_000) + "\ncase a }")
    _ = EnumScanner.scan("enum E { case a(String = \"" + String(repeating: "\\(\"", count: 50_000))
  }
}
