import Foundation
import Testing

@testable import LintRules

/// A Swift file with comments that say which rules it breaks where: `// ✗ EmptyTest`.
///
/// They are no .swift files, so that neither the formatter nor the lint itself takes them for code.
struct LintFixture: CustomTestStringConvertible {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Fixtures"
  )

  static var all: [LintFixture] {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.filter { $0.hasSuffix(".swift.txt") }.map(LintFixture.init)
    }
  }

  let name: String
  let text: String

  init(_ name: String) throws {
    self.name = name
    text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  var testDescription: String { name }

  /// The rule that it is about; `Seed` for the page of the behaviour specs.
  var rule: String { String(name.prefix { $0 != "." }) }

  /// Where it pretends to be, from its first line.
  var path: String {
    String(text.prefix { !$0.isNewline }.dropFirst("// path: ".count))
  }

  /// The lines that it marks, each as `LINE RULE`.
  var expected: [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().flatMap { index, line -> [String] in
      guard let mark = line.range(of: "✗ ") else { return [] }
      return line[mark.upperBound...].split(separator: " ").map { "\(index + 1) \($0)" }
    }
    .sorted()
  }
}
