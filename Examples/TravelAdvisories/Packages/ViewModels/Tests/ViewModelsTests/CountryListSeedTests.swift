import Foundation
import Testing

/// That the spec beside this file is that of the page, changed only in imports, the attribute and the name of
/// its superclass.
@Suite struct CountryListSeedTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private let page: [String]
  private let spec: [String]

  init() throws {
    page = try Self.lines(Self.here.appendingPathComponent("../Fixtures/write-bdd-tests.md"))
    spec = try Self.lines(Self.here.appendingPathComponent("CountryListViewModelTests.swift"))
  }

  private static func lines(_ file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  @Test func theSpecIsThePages() throws {
    let start = try #require(page.firstIndex(of: "import Quick"))
    let end = try #require(page.firstIndex(of: "Critical Rules"))
    let wanted = code(page[start..<end]).map { line in
      line == "final class CountryListViewModelTests: QuickSpec {"
        ? "@Behavior final class CountryListViewModelTests: Spec {" : line
    }
    #expect(wanted.count == 62)
    #expect(code(spec[...]) == wanted)
  }

  /// What the page imports has its name here, or stands in a layer.
  @Test func theSpecImportsWhatThePageImports() throws {
    let layers = [
      "Quick": "BehaviorSpecs", "Nimble": "BehaviorSpecs", "Swinject": "Injection",
      "SwinjectAutoregistration": "Injection", "CombineExpectations": "ReactiveTesting",
      "Combine": "ReactiveCore",
    ]
    func modules(_ lines: [String]) -> Set<String> {
      let imports = lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
      return Set(imports.compactMap { $0.split(separator: " ").last.map(String.init) })
    }
    let wanted = Set(modules(page).map { layers[$0] ?? $0 })
    #expect(wanted.count == 13)
    #expect(modules(spec).isSuperset(of: wanted), "\(wanted.subtracting(modules(spec)))")
  }

  /// The page's good example runs, and the README shows it beside the bad one.
  @Test func theExamplesAreThePages() throws {
    let good = try block(after: "Good example")
    let bad = try block(after: "Bad example")
    let tests = try Self.lines(Self.here.appendingPathComponent("GoodExampleTests.swift"))
    #expect(
      tests.map(withoutIndent).joined(separator: "\n").contains(
        good.map(withoutIndent).joined(separator: "\n")
      )
    )
    let readme = try Self.lines(Self.here.appendingPathComponent("../../../../README.md")).joined(
      separator: "\n"
    )
    for block in [good, bad] { #expect(readme.contains(block.joined(separator: "\n"))) }
  }

  /// The lines of code that follow a title: to its closing brace.
  private func block(after title: String) throws -> ArraySlice<String> {
    let start = try #require(page.firstIndex(of: title)) + 2
    let end = try #require(page[start...].firstIndex(of: "}"))
    return page[start...end]
  }

  private func withoutIndent(_ line: String) -> String { String(line.drop { $0 == " " }) }

  /// What is neither an import, nor a comment in the first column, nor empty.
  private func code(_ lines: ArraySlice<String>) -> [String] {
    lines.filter { line in
      !["import ", "@testable import ", "//"].contains { line.hasPrefix($0) }
        && !line.allSatisfy(\.isWhitespace)
    }
  }
}
