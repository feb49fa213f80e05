/// The packages and what they depend on, in a language for drawings.
public struct GraphDrawing {
  private let graph: PackageGraph

  public init(_ graph: PackageGraph) { self.graph = graph }

  public func text(_ format: GraphFormat) -> String {
    switch format {
    case .mermaid:
      lines(first: "graph BT", node: { "  \(id($0))[\($0)]" }, edge: { "  \(id($0)) --> \(id($1))" })
    case .dot:
      lines(
        first: "digraph packages {\n  rankdir=BT",
        node: { "  \"\($0)\"" },
        edge: { "  \"\($0)\" -> \"\($1)\"" }
      )
        + "\n}"
    }
  }

  private func lines(
    first: String,
    node: (String) -> String,
    edge: (String, String) -> String
  ) -> String {
    let nodes = graph.ordered.map { node($0.name) }
    let edges = graph.ordered.flatMap { package in package.dependencies.map { edge(package.name, $0) } }
    return ([first] + nodes + edges).joined(separator: "\n")
  }

  /// Mermaid's ids are words.
  private func id(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
