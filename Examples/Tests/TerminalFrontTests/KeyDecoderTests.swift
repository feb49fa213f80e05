import TerminalFront
import Testing

@Suite struct KeyDecoderTests {
  static let keys: [(String, [Key])] = [
    ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
    ("\u{1B}OA", [.up]), ("\u{1B}OH", [.home]), ("\u{1B}[F", [.end]), ("\u{1B}[1~", [.home]),
    ("\u{1B}[4~", [.end]), ("\u{1B}[3~", [.delete]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]),
    ("\u{1B}[1;5A", [.up]), ("\u{1B}[5;2~", [.pageUp]), ("\u{1B}[Z", [.backTab]),
    ("\u{1B}[15~", [.unrecognized]),
    ("\u{1B}OP", [.unrecognized]), ("\u{1B}[?1;2c", [.unrecognized]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{15}", [.control("u")]), ("\u{1}", [.control("a")]), ("\u{1B}x", [.alt("x")]),
    ("\u{1B}é", [.alt("é")]), ("q", [.character("q")]), (" ", [.character(" ")]),
    ("é七🎬", [.character("é"), .character("七"), .character("🎬")]),
    ("ab\u{1B}[Ac\r", [.character("a"), .character("b"), .up, .character("c"), .enter]),
    ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}\r", [.escape, .enter]),
  ]

  @Test(arguments: keys)
  func decodes(text: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(text.utf8) == keys)
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
  }

  /// It does not matter how the bytes are cut into pieces.
  @Test(arguments: keys)
  func decodesByteByByte(text: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(text.utf8.flatMap { decoder.feed([$0]) } == keys)
    #expect(!decoder.isWaiting)
  }

  @Test func aLoneEscapeWaitsUntilTheTimeIsUp() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
  }

  @Test func aSequenceThatBrokeOffIsWhatItsBytesAre() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[1".utf8) == [])
    #expect(decoder.flush() == [.escape, .character("["), .character("1")])
    #expect(decoder.feed("\u{1B}[1\u{1B}[A".utf8) == [.unrecognized, .up])
  }

  /// A sequence without an end would be kept and searched again and again.
  @Test func aSequenceThatNeverEndsIsNotKept() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[\(String(repeating: "0", count: 10_000))".utf8) == [])
    var copy = decoder
    #expect(copy.flush() == [.escape, .character("[")])
    #expect(decoder.feed("1;5A".utf8) == [.up])
  }

  @Test func bytesThatAreNoTextBecomeReplacements() {
    var decoder = KeyDecoder()
    let bad = Key.character("\u{FFFD}")
    #expect(decoder.feed([0xFF, 0x61]) == [bad, .character("a")])
    #expect(decoder.feed([0xC3, 0x28]) == [bad, .character("(")])
    #expect(decoder.feed([0xE4, 0xB8]) == [])
    #expect(decoder.flush() == [bad])
    #expect(decoder.feed([0xED, 0xA0, 0x80]) == [bad])
  }

  /// Whatever is typed, the decoder ends and says something.
  @Test func survivesAnything() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<20).map { _ in UInt8.random(in: 0...255, using: &random) & 0x9F }
      var decoder = KeyDecoder()
      _ = decoder.feed(bytes)
      _ = decoder.flush()
      #expect(!decoder.isWaiting)
    }
  }
}
