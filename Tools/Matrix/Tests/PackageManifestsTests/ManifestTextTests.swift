import PackageManifests
import Testing

@Suite struct ManifestTextTests {
  private static let written = """
    // swift-tools-version: 6.1
    import PackageDescription
    // let package = Package(name: "Other")
    let package = Package(
      name: "House",
      platforms: [.macOS(.v13)],
      products: [.library(name: "House", targets: ["House"])],
      dependencies: [
        .package(path: "../Ground"), .package(name: "Roof", path: "../../Roof"),
        .package(url: "https://example.com/wind", from: "1.0.0"),
      ],
      targets: [
        .target(
          name: "House", dependencies: ["Wall", .product(name: "Ground", package: "Ground"), .target(name: "Door")]
        ),
        .executableTarget(name: "Door", path: "Doors/Front"),
        .testTarget(name: "HouseTests", dependencies: ["House"], exclude: ["Fixtures"]),
      ]
    )
    """

  @Test func whatIsWrittenOutIsRead() throws {
    let text = ManifestText(Self.written, file: "Packages/House/Package.swift")
    #expect(text.dependencyPaths == ["../Ground", "../../Roof"])
    let manifest = try #require(text.manifest)
    #expect(
      manifest
        == Manifest(
          file: "Packages/House/Package.swift",
          name: "House",
          dependencies: [.folder("Ground"), .folder("Roof"), .elsewhere("wind")],
          dependencyPaths: ["../Ground", "../../Roof"],
          products: [ManifestProduct(name: "House", targets: ["House"])],
          targets: [
            ManifestTarget(
              name: "House",
              dependencies: [.target("Wall"), .product("Ground"), .target("Door")]
            ),
            ManifestTarget(name: "Door", kind: "executable", path: "Doors/Front"),
            ManifestTarget(name: "HouseTests", kind: "test", dependencies: [.target("House")]),
          ]
        )
    )
  }

  @Test(arguments: [
    ("name: \"House\"", "name: name"), (".executableTarget(", "extra + .executableTarget("),
    ("targets: [\n", "targets: more + [\n"), ("[\"House\"], exclude", "names, exclude"),
    ("path: \"Doors/Front\"", "path: doors"),
  ])
  func whatIsComputedIsNot(_ old: String, _ new: String) {
    let parts = Self.written.components(separated: old)
    let text = ManifestText(parts.joined(separator: new), file: "Packages/House/Package.swift")
    #expect(text.manifest == nil)
    #expect(text.dependencyPaths == ["../Ground", "../../Roof"])
  }

  @Test func computedDependenciesAreNotGuessed() {
    let text = ManifestText(
      "let package = Package(name: \"A\", dependencies: more + [])",
      file: "Package.swift"
    )
    #expect(text.dependencyPaths == nil)
    #expect(ManifestText("let a = 1", file: "Package.swift").dependencyPaths == nil)
  }
}

extension String {
  fileprivate func components(separated separator: String) -> [String] {
    guard let range = firstRange(of: separator) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}
