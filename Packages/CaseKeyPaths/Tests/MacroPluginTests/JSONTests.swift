import MacroPlugin
import Testing

@Suite struct JSONTests {
  private func parse(_ text: String) throws -> JSON { try JSONParser.parse(Array(text.utf8)) }

  private func offset(_ text: String) -> Int? {
    do {
      _ = try JSONParser.parse(Array(text.utf8))
      return nil
    } catch {
      return error.offset
    }
  }

  @Test func readsEveryKindOfValue() throws {
    let text = #" { "a" : [ 1, -2, 3.5, 1e3, true, false, null ], "b" : { }, "c" : [] , "d": "x" } "#
    #expect(
      try parse(text)
        == [
          "a": [1, -2, .double(3.5), .double(1000), true, false, nil], "b": [:], "c": [], "d": "x",
        ]
    )
  }

  @Test func readsEscapes() throws {
    #expect(try parse(#""\"\\\/\b\f\n\r\t\u0041\u00e9\uD83D\uDE00""#) == "\"\\/\u{8}\u{C}\n\r\tAé😀")
    #expect(try parse(#""\uD83Dx\uDE00\uD83D\u0041""#) == "\u{FFFD}x\u{FFFD}\u{FFFD}A")
    #expect(try parse("\"é😀\"") == "é😀")
  }

  @Test func namesTheByteThatIsWrong() {
    #expect(offset("") == 0)
    #expect(offset("[1,]") == 3)
    #expect(offset("[1 2]") == 3)
    #expect(offset("{\"a\" 1}") == 5)
    #expect(offset("{1:2}") == 1)
    #expect(offset("{\"a\":1") == 6)
    #expect(offset("\"abc") == 4)
    #expect(offset("\"a\u{1}\"") == 2)
    #expect(offset(#""\x""#) == 3)
    #expect(offset(#""\u12g4""#) == 5)
    #expect(offset("tru") == 3)
    #expect(offset("01") == 2)
    #expect(offset("-") == 1)
    #expect(offset("1 1") == 2)
    #expect(offset("nul") == 3)
  }

  @Test func refusesToNestWithoutEnd() {
    #expect(offset(String(repeating: "[", count: 100_000)) == 256)
    #expect(offset(String(repeating: "[", count: 256) + String(repeating: "]", count: 256)) == nil)
  }

  @Test func readsNumbersTooLargeForAnInteger() throws {
    #expect(try parse("9223372036854775807") == .integer(.max))
    #expect(try parse("9223372036854775808") == .double(9_223_372_036_854_775_808))
  }

  @Test func printsWhatItReads() throws {
    let value: JSON = [
      "text": "\"\\\n\r\t\u{1}\u{1F}é😀", "list": [1, nil, true, false, .double(0.5)], "empty": [:],
    ]
    let text = String(decoding: JSONPrinter.print(value), as: UTF8.self)
    #expect(
      text == #"{"empty":{},"list":[1,null,true,false,0.5],"text":"\"\\\n\r\t\u0001\u001fé😀"}"#
    )
    #expect(try parse(text) == value)
  }
}
