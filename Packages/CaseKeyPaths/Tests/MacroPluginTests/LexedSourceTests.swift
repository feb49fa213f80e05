import MacroPlugin
import Testing

@Suite struct LexedSourceTests {
  private func tokens(_ text: String) -> [String] {
    let source = LexedSource(text)
    return (0..<source.count).map { source.text(at: $0) }
  }

  @Test func splitsWordsNumbersAndSymbols() {
    #expect(tokens("let a_1=$0+0x1F -> `b c`") == ["let", "a_1", "=", "$0", "+", "0x1F", "->", "`b c`"])
    #expect(tokens("1.5e-3.x 1...2") == ["1.5e-3", ".", "x", "1", ".", ".", ".", "2"])
    #expect(tokens("a->b>>c") == ["a", "->", "b", ">", ">", "c"])
    #expect(tokens("é🚀 = 名前") == ["é🚀", "=", "名前"])
  }

  @Test func commentsAreNoTokens() {
    #expect(tokens("a // b {\nc /* d /* e */ f */ g /**/h") == ["a", "c", "g", "h"])
    #expect(tokens("#!/usr/bin/swift\na") == ["a"])
    #expect(tokens("a /* open") == ["a"])
  }

  @Test func stringsAreOneToken() {
    for text in [
      #""a \" } b""#, #""\(f("}", { ")" }()) + "\("x")")""#, ##"#"a " \( "#"##, ##"#"\#(f(#")"#))"#"##,
      "\"\"\"\n \"quoted\" } \\\"\"\" \n\"\"\"", "##\"\"\"\n \"\"\"# \n\"\"\"##", #""""#, #""\\""#,
      #""\(/* ) */ a // )"# + "\n)\"", #""\(`a)b`)""#,
    ] {
      #expect(tokens("x\(text)y") == ["x", text, "y"], "\(text)")
    }
  }

  @Test func anUnterminatedStringEndsWithItsLine() {
    #expect(tokens("\"abc\n}") == ["\"abc", "}"])
  }

  @Test func everythingMayEndAnywhere() {
    for text in [
      "\"\\", "\"\"\"\\", "#\"\\#", "\"\\(\"\\", "/\\", "#/\\", "#/\n\\", "`\\", "\"\"\"", "#", "1e", "/*",
      "\\",
    ] {
      let source = LexedSource("a \(text)")
      #expect(source.tokens.allSatisfy { $0.range.upperBound <= source.bytes.count }, "\(text)")
      #expect(source.text(of: 0..<source.count).hasPrefix("a"))
    }
  }

  @Test func regularExpressionsAreOneToken() {
    #expect(tokens("a = /[})]\\/(b)/") == ["a", "=", "/[})]\\/(b)/"])
    #expect(tokens("f(/}/)") == ["f", "(", "/}/", ")"])
    #expect(tokens("a = #/ } /x /#") == ["a", "=", "#/ } /x /#"])
    #expect(tokens("a = #/\n } \n/#") == ["a", "=", "#/\n } \n/#"])
    #expect(tokens("return /x/") == ["return", "/x/"])
  }

  @Test func divisionsAreNoRegularExpressions() {
    #expect(tokens("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(tokens("a/b/c") == ["a", "/", "b", "/", "c"])
    #expect(tokens("f()/b/c") == ["f", "(", ")", "/", "b", "/", "c"])
    #expect(tokens("reduce(1, /)\nx / y") == ["reduce", "(", "1", ",", "/", ")", "x", "/", "y"])
    #expect(tokens("static func / (a: A)") == ["static", "func", "/", "(", "a", ":", "A", ")"])
  }

  @Test func tellsDirectivesFromOtherHashes() {
    let source = LexedSource("#if A\n#elseif B\n#else\n#endif\n#available #selector")
    #expect(source.tokens.filter { $0.kind == .directive }.count == 4)
    #expect(source.text(at: source.count - 1) == "#selector")
  }

  @Test func noticesLinesAndSpace() {
    let source = LexedSource("a b/* */c\nd(e)/*\n*/f")
    #expect(source.tokens.map(\.startsLine) == [true, false, false, true, false, false, false, true])
    #expect(source.tokens.map(\.followsSpace) == [true, true, true, true, false, false, false, true])
    #expect(source.text(of: 0..<5) == "a b c d(")
  }

  @Test func findsClosingBrackets() {
    let source = LexedSource("f { [ ( \"}\" ) ] } g")
    #expect(source.text(at: source.afterBracket(at: 1)) == "g")
    let types = LexedSource("A<B<C>, (D) -> E> f")
    #expect(types.text(at: types.afterAngleBracket(at: 1)) == "f")
    let open = LexedSource("( [ a")
    #expect(open.afterBracket(at: 0) == open.count)
  }

  @Test func readsAttributes() throws {
    let source = LexedSource("@M.Foo<Int>(a: \")\", b) @Bar (c)")
    let (first, end) = try #require(source.attribute(at: 0))
    #expect(first.name == "M.Foo")
    #expect(first.arguments == "a: \")\", b")
    let (second, _) = try #require(source.attribute(at: end))
    #expect(second.text == "@Bar")
    #expect(second.arguments == nil)
    #expect(source.attribute(at: 1) == nil)
  }

  @Test func directivesEndWithTheirLine() {
    let source = LexedSource("#if A && (\nB ||\n C)\ncase")
    #expect(source.text(at: source.afterDirective(at: 0)) == "case")
    let open = LexedSource("#if A &&\n B")
    #expect(open.text(at: open.afterDirective(at: 0)) == "B")
    let empty = LexedSource("#if\nA")
    #expect(empty.text(at: empty.afterDirective(at: 0)) == "A")
  }
}
