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
          package: "Streams",
          path: "Packages/Streams/Sources/Streams",
          parts: ["Engine"]
        ),
        LayerProduct(name: "Lock", package: "Lock", path: "Packages/Lock/Sources/Lock", parts: []),
      ]
    )
  }
}
