/// A part of a `Package.swift`, as pages show it.
public enum ManifestFragment {
  /// Whether a block is one.
  public static func isOne(_ block: CodeBlock) -> Bool {
    guard block.language == "swift",
      let start = block.code.split(separator: "\n").first?.drop(while: \.isWhitespace)
    else { return false }
    return start.hasPrefix("import PackageDescription") || start.hasPrefix("// swift-tools-version")
      || beginnings.contains { start.hasPrefix($0.beginning) }
  }

  private static let beginnings: [(beginning: String, before: String, after: String)] = [
    (".product(", "let part: [Target.Dependency] = [", "]"),
    (".package(", "let part: [Package.Dependency] = [", "]"),
    (".target(", "let part: [Target] = [", "]"),
    (".testTarget(", "let part: [Target] = [", "]"),
    (".executableTarget(", "let part: [Target] = [", "]"),
    ("dependencies:", "let part = Package(name: \"Part\",", ")"),
    ("targets:", "let part = Package(name: \"Part\",", ")"),
    ("products:", "let part = Package(name: \"Part\",", ")"),
  ]

  /// A whole manifest that the compiler can check, in which it finds the page's lines.
  ///
  /// - Parameters:
  ///   - block: a fragment.
  ///   - number: tells its names from another fragment's.
  static func source(of block: CodeBlock, number: Int) -> String {
    let start = block.code.drop(while: \.isWhitespace)
    let frame = beginnings.first { start.hasPrefix($0.beginning) }
    var code = block.code
    // What stands behind the last element of a list also stands behind the last argument of a call.
    if frame?.after == ")" { code = String(code.reversed().drop { $0.isWhitespace || $0 == "," }.reversed()) }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return """
      func fragment\(number)() {
      #sourceLocation(file: "\(block.page)", line: \(block.line - 1))
      \(frame?.before.replacing("let part", with: "let part\(number)") ?? "")
      \(lines.map { $0.hasPrefix("import PackageDescription") ? "" : $0 }.joined(separator: "\n"))
      \(frame?.after ?? "")
      #sourceLocation()
      \(frame == nil ? "" : "_ = part\(number)")
      }

      """
  }

  /// The products that a block takes from this repository and that it does not have, by line.
  static func problems(of block: CodeBlock, products: Set<String>) -> [PageProblem] {
    block.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      offset,
      line in
      guard let match = line.firstMatch(of: #/\.product\(\s*name: "([^"]+)", package: "swift-machines"/#),
        !products.contains(String(match.1))
      else { return nil }
      return PageProblem(block.page, block.line + offset, "there is no product '\(match.1)'")
    }
  }
}
