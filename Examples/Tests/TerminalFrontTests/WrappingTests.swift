import TerminalFront
import Testing

@Suite struct WrappingTests {
  @Test func wordsStayWhole() {
    #expect("one two three".wrapped(to: 8) == ["one two", "three"])
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("one two three".wrapped(to: 6) == ["one", "two", "three"])
  }

  @Test func aLongWordIsBroken() {
    #expect("see http://a.b/c now".wrapped(to: 6) == ["see", "http:/", "/a.b/c", "now"])
  }

  @Test func widthIsCountedInCells() {
    #expect("東京 物語".wrapped(to: 9) == ["東京 物語"])
    #expect("東京 物語".wrapped(to: 8) == ["東京", "物語"])
    #expect("東京".wrapped(to: 3) == ["東", "京"])
  }

  @Test func aWidthThatHoldsNothingStillEnds() {
    #expect("東a".wrapped(to: 0) == ["東", "a"])
    #expect("東a".wrapped(to: -3) == ["東", "a"])
    #expect("".wrapped(to: 5) == [])
  }

  /// It took time that grew with the square of the word's length: minutes for one as long as this.
  @Test func aVeryLongWordIsBrokenAtOnce() {
    let lines = String(repeating: "東", count: 200_000).wrapped(to: 80)
    #expect(lines.count == 5_000)
    #expect(lines.allSatisfy { $0.count == 40 })
  }

  @Test func piecesStayWhole() {
    #expect(["↑↓ select", "q quit"].wrapped(to: 17, separator: "  ") == ["↑↓ select  q quit"])
    #expect(["↑↓ select", "q quit"].wrapped(to: 16, separator: "  ") == ["↑↓ select", "q quit"])
  }
}
