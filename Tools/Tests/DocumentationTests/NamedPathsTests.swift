import Testing

@testable import Documentation

/// Links and names of files in pages.
@Suite struct NamedPathsTests {
  private func problems(_ text: String, page: String = "CONTRIBUTING.md") -> [PageProblem] {
    NamedPaths.problems(of: page, text: text, checksCode: true) {
      ["Packages/MachineKit", "Packages/MachineKit/README.md", "Tools/Package.swift"].contains($0)
    }
  }

  @Test func whatIsThereIsNoProblem() {
    #expect(
      problems(
        "[it](Packages/MachineKit), `Packages/MachineKit/README.md`, `Tools/Package.swift`. [x](https://a.b)"
      ).isEmpty
    )
    #expect(problems("[it](../MachineKit/README.md#part)", page: "Packages/Locking/README.md").isEmpty)
  }

  @Test func whatIsNotThereIsNamedWithItsLine() {
    #expect(
      problems("\n[it](Packages/Gone)\n\n    swift test --package-path Tools/Gone") == [
        PageProblem("CONTRIBUTING.md", 2, "it names 'Packages/Gone', which is not there"),
        PageProblem("CONTRIBUTING.md", 4, "it names 'Tools/Gone', which is not there"),
      ]
    )
  }

  @Test func placeholdersAreNotPaths() {
    #expect(problems("`Packages/<Layer>/Sources`, `Packages/…`, `Packages/*/README.md`").isEmpty)
  }
}
