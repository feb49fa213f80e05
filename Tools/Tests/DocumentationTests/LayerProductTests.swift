import PackageManifests
import Testing

@testable import Documentation

/// What is documented as one module.
@Suite struct LayerProductTests {
  @Test func aProductHasItsPackageAndItsParts() {
    let umbrella = Manifest(
      file: "Package.swift",
      name: "swift-machines",
      products: [
        ManifestProduct(name: "Streams", targets: ["Streams"]),
        ManifestProduct(name: "Lock", targets: ["Lock"]),
      ],
      targets: [
        ManifestTarget(name: "Lock", path: "Packages/Lock/Sources/Lock"),
        ManifestTarget(name: "Engine", path: "Packages/Streams/Sources/Engine"),
        ManifestTarget(
          name: "Streams",
          path: "Packages/Streams/Sources/Streams",
          dependencies: [.target("Engine"), .target("Lock")]
        ),
      ]
    )
    #expect(
      LayerProduct.products(of: umbrella) == [
        LayerProduct(
          name: "Streams",
          folder: "Packages/Streams",
          path: "Packages/Streams/Sources/Streams",
          parts: ["Engine"]
        ),
        LayerProduct(name: "Lock", folder: "Packages/Lock", path: "Packages/Lock/Sources/Lock", parts: []),
      ]
    )
    #expect(LayerProduct.products(of: umbrella).map(\.package) == ["Streams", "Lock"])
  }

  @Test func anotherPackagesProductIsBelowItsOwnFolder() {
    let examples = Manifest(
      file: "Examples/Package.swift",
      name: "Examples",
      products: [ManifestProduct(name: "Probes", targets: ["Probes"])],
      targets: [ManifestTarget(name: "Probes", path: "Tests/Probes")]
    )
    let products = LayerProduct.products(of: examples)
    #expect(products.map(\.folder) == ["Examples"])
    #expect(products.map(\.package) == ["Examples"])
  }
}
