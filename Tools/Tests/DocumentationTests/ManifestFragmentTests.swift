import Testing

@testable import Documentation

/// Parts of manifests on pages.
@Suite struct ManifestFragmentTests {
  private func block(_ code: String) -> CodeBlock {
    CodeBlock(page: "README.md", line: 7, code: code)
  }

  @Test(arguments: [
    ".product(name: \"A\", package: \"b\")", "dependencies: [],", "// swift-tools-version: 6.1\nlet x = 1",
  ])
  func partsOfManifestsAreTold(code: String) {
    #expect(ManifestFragment.isOne(block(code)))
  }

  @Test(arguments: ["import MachineKit", "let x = 1", "target.send()"])
  func otherCodeIsNone(code: String) {
    #expect(!ManifestFragment.isOne(block(code)))
  }

  @Test func aProductThatIsNotThereIsNamedWithItsLine() {
    let block = block(
      """
      .target(
        name: "MyFeature",
        dependencies: [
          .product(name: "MachineKit", package: "swift-machines"),
          .product(name: "Machines", package: "swift-machines"),
        ]
      )
      """
    )
    #expect(
      ManifestFragment.problems(of: block, products: ["MachineKit"]) == [
        PageProblem("README.md", 11, "there is no product 'Machines'")
      ]
    )
  }
}
