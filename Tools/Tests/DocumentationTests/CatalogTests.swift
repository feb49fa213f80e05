import Foundation
import Testing

@testable import Documentation

/// This repository's manual, as far as it can be told without building it.
@Suite struct CatalogTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL
  private let pages = Pages(root: root)

  @Test func everyLayerHasACatalogWithALandingPage() {
    let layers = [
      "Locking/Locking", "StateDump/StateDump", "IssueReporting/IssueReporting", "CaseKeyPaths/CaseKeyPaths",
      "ReactiveCore/ReactiveCore", "ReactiveCore/ReactiveFoundation", "ReactiveCore/ReactiveTesting",
      "Injection/Injection", "MachineKit/MachineKit", "Composition/Composition", "Bindings/Bindings",
      "TestSupport/TestSupport", "BehaviorSpecs/BehaviorSpecs",
    ]
    for layer in layers {
      let parts = layer.split(separator: "/")
      #expect(pages.exists("Packages/\(parts[0])/Sources/\(parts[1])/\(parts[1]).docc/\(parts[1]).md"))
    }
  }

  @Test func everyPageIsUnderstood() throws {
    for page in pages.markdown() { _ = try PageReader.blocks(of: page, text: pages.text(of: page)) }
  }

  @Test func whatContributingNamesIsThere() throws {
    for page in ["README.md", "CONTRIBUTING.md"] {
      let problems = NamedPaths.problems(
        of: page,
        text: try pages.text(of: page),
        checksCode: true,
        exists: pages.exists
      )
      #expect(problems == [])
    }
  }

  @Test func theReadmeIsShort() throws {
    #expect(
      try pages.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false).count < 250
    )
  }

  @Test func everyCodeOfATutorialIsInAStep() throws {
    for catalog in pages.catalogs() {
      let resources = Set(
        pages.files(below: catalog, ending: ".swift").map { $0.split(separator: "/").last.map(String.init) }
      )
      let steps = try pages.files(below: catalog, ending: ".tutorial")
        .flatMap { TutorialReader.steps(of: try pages.text(of: $0)).map(\.shown) }
      #expect(resources == Set(steps))
    }
  }
}
