import Foundation
import Testing

/// That the spec beside this file is that of the page, changed only in imports, the attribute and the name of
/// its superclass.
@Suite struct CountryListSeedTests {
  @Test func theSpecIsThePages() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = try lines(here.appendingPathComponent("../../Fixtures/write-bdd-tests.md"))
    let spec = try lines(here.appendingPathComponent("CountryListViewModelTests.swift"))
    let start = try #require(page.firstIndex(of: "import Quick"))
    let end = try #require(page.firstIndex(of: "Critical Rules"))
    let wanted = code(page[start..<end]).map { line in
      line == "final class CountryListViewModelTests: QuickSpec {"
        ? "@Behavior final class CountryListViewModelTests: Spec {" : line
    }
    #expect(wanted.count == 62)
    #expect(code(spec[...]) == wanted)
  }

  private func lines(_ file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// What is neither an import, nor a comment in the first column, nor empty.
  private func code(_ lines: ArraySlice<String>) -> [String] {
    lines.filter { line in
      !["import ", "@testable import ", "//"].contains { line.hasPrefix($0) }
        && !line.allSatisfy(\.isWhitespace)
    }
  }
}
