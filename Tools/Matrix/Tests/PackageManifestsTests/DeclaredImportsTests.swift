import PackageManifests
import Testing

@Suite struct DeclaredImportsTests {
  private static let ground = Manifest(
    file: "Packages/Ground/Package.swift",
    name: "Ground",
    products: [ManifestProduct(name: "Ground", targets: ["Ground"])],
    targets: [ManifestTarget(name: "Ground"), ManifestTarget(name: "Hidden")]
  )
  private static let house = Manifest(
    file: "Packages/House/Package.swift",
    name: "House",
    targets: [
      ManifestTarget(name: "House", dependencies: [.product("Ground")]),
      ManifestTarget(name: "HouseTests", kind: "test", dependencies: [.target("House")]),
    ]
  )

  private func messages(_ text: String, _ file: String) -> [String] {
    DeclaredImports(PackageLookup([Self.ground, Self.house])).problems(in: text, file: file).map(\.message)
  }

  @Test func whatIsDeclaredIsFine() {
    #expect(messages("import Ground\nimport Foundation", "Packages/House/Sources/House/A.swift") == [])
    #expect(messages("import House\nimport SwiftSyntax", "Packages/House/Tests/HouseTests/A.swift") == [])
    #expect(messages("import Nothing", "Scripts/A.swift") == [])
  }

  @Test func whatIsNotIsNamedWithItsPackage() {
    #expect(
      messages("import Hidden\nimport Sky\nimport SwiftSyntax", "Packages/House/Sources/House/A.swift") == [
        "House imports 'Hidden' of Ground, which Packages/House/Package.swift does not list among its dependencies",
        "'Sky' is neither a layer's module nor the toolchain's",
        "'SwiftSyntax' is neither a layer's module nor the toolchain's",
      ]
    )
    #expect(
      messages("import Ground", "Packages/House/Tests/HouseTests/A.swift") == [
        "HouseTests imports 'Ground' of Ground, which Packages/House/Package.swift does not list among its "
          + "dependencies"
      ]
    )
  }
}
