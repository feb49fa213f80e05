import EnumOracle
import Foundation
import Testing

@Suite struct EnumOracleTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func theScannerSaysWhatSwiftSyntaxSays() {
    guard SwiftSyntaxParser.isAvailable else {
      return print(
        "This toolchain has no swift-syntax in usr/lib/swift/host: the scanner was compared with nothing."
      )
    }
    // `swift run enum-oracle` takes twenty times as many, and parses every expansion.
    let run = OracleRun(repository: Self.repository, enums: 500, seed: 1, expansionStride: 10)
    for part in run.parts {
      print(part.line)
      #expect(part.comparison.differences.isEmpty, "\(part.comparison.differences.prefix(3))")
    }
    #expect(run.parts.last?.comparison.enums ?? 0 >= 500)
    #expect(run.found.count > 100)
  }

  @Test func mutatedAndRandomTextIsSurvived() {
    var fuzz = Fuzz(seed: 7)
    for _ in 0..<500 { fuzz.step() }
    #expect(fuzz.failures.isEmpty, "\(fuzz.failures.prefix(3))")
    #expect(fuzz.expanded > 50)
  }

  @Test(.enabled(if: SwiftSyntaxParser.isAvailable))
  func differencesAreFound() throws {
    let parsed = try #require(SwiftSyntaxParser.enums(in: "enum E { case a(x: Int), b }").first)
    var comparison = EnumComparison()
    comparison.compare(parsed)
    #expect(comparison.enums == 1)
    #expect(comparison.cases == 2)
    #expect(comparison.differences.isEmpty)
    comparison.compare(ParsedEnum(source: "enum E { case a(y: Int), b }", listing: parsed.listing))
    #expect(comparison.differences.count == 1)
    comparison.compare(ParsedEnum(source: "enum E { case a(x: Int) }", listing: parsed.listing))
    #expect(comparison.differences.count == 2)
    comparison.compare(ParsedEnum(source: "struct E {}", listing: parsed.listing))
    #expect(comparison.differences.count == 3)
  }

  @Test func theGeneratorRepeatsItself() {
    var first = EnumGenerator(seed: 3)
    var second = EnumGenerator(seed: 3)
    var other = EnumGenerator(seed: 4)
    let enums = (0..<10).map { _ in first.next() }
    #expect(enums == (0..<10).map { _ in second.next() })
    #expect(enums != (0..<10).map { _ in other.next() })
  }
}
