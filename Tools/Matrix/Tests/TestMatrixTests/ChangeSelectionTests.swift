import Testing

@testable import TestMatrix

@Suite struct ChangeSelectionTests {
  private static let files = [
    "Examples/GTK/Package.swift", "Tools/Matrix/Package.swift", "Packages/A/a.swift",
  ]

  private func change(_ changed: String...) throws -> ChangeSelection {
    ChangeSelection(changed: changed, files: Self.files, graph: try Layers.graph(), checks: Layers.checks)
  }

  @Test func nothingConcernsNothing() throws {
    #expect(try change().packages.isEmpty)
    #expect(try change().checks.isEmpty)
  }

  @Test func aPackageBringsItsDependentsAndWhatReadsIt() throws {
    let selection = try change("Packages/C/Sources/C/C.swift", "Packages/C/README.md")
    #expect(selection.packages == ["C", "D"])
    #expect(selection.checks == ["style", "rules"])
    #expect(selection.reasons == ["C: Packages/C/README.md and 1 more"])
    #expect(try change("Packages/A/data.txt").checks == ["rules", "fast"])
  }

  @Test func aFileOfACheckConcernsIt() throws {
    #expect(try change(".style").checks == ["style", "rules"])
    #expect(try change(".style").packages == [])
    #expect(try change("Speed/deep/limits").checks == ["rules", "fast"])
    #expect(try change("Speed/deep/limits").packages == [])
  }

  @Test func aScriptConcernsItsCheck() throws {
    // It is below Tools, which is a package.
    #expect(try change("Tools/Checks/fast.sh").checks == ["rules", "fast"])
  }

  @Test func pagesConcernNoPackage() throws {
    #expect(try change("README.md", ".github/workflows/ci.yml").packages == [])
    #expect(try change("README.md").checks == ["rules"])
  }

  @Test func nobodysFileConcernsEverything() throws {
    let selection = try change("settings.json")
    #expect(selection.packages.count == 5)
    #expect(selection.checks.count == 3)
    #expect(selection.reasons == ["everything: settings.json of no package and no check"])
  }

  @Test func aPackageInsideAnotherIsNotItsOwn() throws {
    let graph = try PackageGraph([MatrixPackage(name: "Examples", folder: "Examples")])
    let owners = FileOwners(graph: graph, files: Self.files)
    #expect(owners.package(of: "Examples/GTK/Sources/main.swift") == nil)
    #expect(owners.package(of: "Examples/Sources/GTK/main.swift")?.name == "Examples")
    #expect(owners.package(of: "Examples/README.md")?.name == "Examples")
  }
}
