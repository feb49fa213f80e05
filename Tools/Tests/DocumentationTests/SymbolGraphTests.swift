import Foundation
import Testing

@testable import Documentation

/// What is read from symbol graphs, and written to them.
@Suite struct SymbolGraphTests {
  private func symbol(_ name: String, comment: [String]?, parameters: [String] = []) -> [String: Any] {
    var symbol: [String: Any] = [
      "identifier": ["precise": "s:\(name)", "interfaceLanguage": "swift"],
      "kind": ["identifier": "swift.func", "displayName": "Function"],
      "pathComponents": ["A", name],
      "location": ["uri": "file:///r/Sources/A.swift", "position": ["line": 4, "character": 0]],
      "functionSignature": ["parameters": parameters.map { ["name": $0] }],
    ]
    if let comment { symbol["docComment"] = ["lines": comment.map { ["text": $0] }] }
    return symbol
  }

  private func graph(_ symbols: [[String: Any]]) throws -> Data {
    try JSONSerialization.data(withJSONObject: ["symbols": symbols])
  }

  @Test func symbolsWithoutCommentsAreNamedWithTheirLines() throws {
    let data = try graph([
      symbol("f()", comment: nil), symbol("g()", comment: ["Does it."]), symbol("h()", comment: ["", "  "]),
      symbol("i()::SYNTHESIZED::s:B", comment: nil),
    ])
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
    #expect(
      graph.undocumented(root: URL(fileURLWithPath: "/r")) == [
        PageProblem("Sources/A.swift", 5, "A.f() has no doc comment"),
        PageProblem("Sources/A.swift", 5, "A.h() has no doc comment"),
      ]
    )
  }

  @Test func theParametersThatTheCompilerFillsInAreDocumented() throws {
    let data = try CallSiteParameters.document(
      in: graph([
        symbol("f(x:line:)", comment: ["Does it.", "", "- Parameter x: what."], parameters: ["x", "line"]),
        symbol("g(line:)", comment: ["Does it."], parameters: ["line"]),
      ])
    )
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
    #expect(
      graph.symbols[0].docComment?.lines.map(\.text) == [
        "Does it.", "", "- Parameter x: what.",
        "- Parameter line: where the call is; the compiler fills it in.",
      ]
    )
    #expect(graph.symbols[1].docComment?.lines.count == 1)
  }
}
