import Testing

@testable import TestMatrix

@Suite struct PackageGraphTests {
  @Test func eachComesAfterWhatItStandsOn() throws {
    let mixed = [
      Layers.packages[3], Layers.packages[4], Layers.packages[2], Layers.packages[0], Layers.packages[1],
    ]
    #expect(try PackageGraph(mixed).ordered.map(\.name) == ["A", "C", "B", "D", "Tools"])
  }

  @Test func dependentsAreAllOfThem() throws {
    let graph = try Layers.graph()
    #expect(graph.withDependents(["C"]) == ["C", "D"])
    #expect(graph.withDependents(["A"]) == ["A", "B", "C", "D", "Tools"])
    #expect(graph.dependencies(of: Layers.packages[3]).map(\.name) == ["A", "B", "C"])
  }

  @Test func aCycleIsNamed() {
    var packages = Layers.packages
    packages[0].dependencies = ["D"]
    let error = #expect(throws: MatrixError.self) { try PackageGraph(packages) }
    #expect(error?.description == "the manifests depend on each other in a cycle: A → D → B → A")
    packages[0].dependencies = ["A"]
    let own = #expect(throws: MatrixError.self) { try PackageGraph(packages) }
    #expect(own?.description == "the manifests depend on each other in a cycle: A → A")
  }

  @Test func itIsDrawn() throws {
    let graph = try PackageGraph(Array(Layers.packages[0...1]))
    #expect(GraphDrawing(graph).text(.mermaid) == "graph BT\n  A[A]\n  B[B]\n  B --> A")
    #expect(
      GraphDrawing(graph).text(.dot)
        == "digraph packages {\n  rankdir=BT\n  \"A\"\n  \"B\"\n  \"B\" -> \"A\"\n}"
    )
  }
}
