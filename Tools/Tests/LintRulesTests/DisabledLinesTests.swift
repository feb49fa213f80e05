import Testing

@testable import LintRules

@Suite struct DisabledLinesTests {
  /// The lines on which an empty test is found.
  private func lines(_ text: String) throws -> [Int] {
    let folder = try LintedFolder()
    try folder.write("Tests/A.swift", text)
    return folder.lint().findings.map(\.line)
  }

  @Test(arguments: [
    ("@Test func a() {}", [1]),
    ("// swiftlint:disable:next EmptyTest\n@Test func a() {}\n@Test func b() {}", [3]),
    ("// swiftlint:disable:next EmptyTest - it must only compile\n@Test func a() {}", []),
    ("// swiftlint:disable:next OtherRule - EmptyTest\n@Test func a() {}", [2]),
    ("// swiftlint:disable:next OtherRule EmptyTest\n@Test func a() {}", []),
    ("// swiftlint:disable:next all\n@Test func a() {}", []),
    ("@Test func a() {}  // swiftlint:disable:this EmptyTest", []),
    ("@Test func a() {}  /* swiftlint:disable:this EmptyTest */", []),
    ("@Test func a() {}\n// swiftlint:disable:previous EmptyTest\n@Test func b() {}", [3]),
    (
      "// swiftlint:disable EmptyTest\n@Test func a() {}\n// swiftlint:enable EmptyTest\n@Test func b() {}",
      [4]
    ),
    ("// swiftlint:disable all\n@Test func a() {}\n// swiftlint:enable all\n@Test func b() {}", [4]),
    ("@Test func a() {}\n/*\n swiftlint:disable EmptyTest\n*/\n@Test func b() {}", [1]),
    ("let text = \"// swiftlint:disable:next EmptyTest\"\n@Test func a() {}", [2]),
    ("// swiftlint:disabled:next EmptyTest\n@Test func a() {}", [2]),
  ])
  func disables(_ text: String, _ expected: [Int]) throws {
    #expect(try lines(text) == expected)
  }

  @Test func rulesAboutTypesToo() throws {
    let folder = try LintedFolder()
    let text = "final class A: @unchecked Sendable { var a = 1 }\n"
    try folder.write("Sources/A.swift", "// swiftlint:disable:next UncheckedSendableNeedsLock - why\n" + text)
    #expect(folder.lint().findings == [])
  }
}
