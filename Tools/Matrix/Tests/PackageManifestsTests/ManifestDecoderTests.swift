import Foundation
import Testing

@testable import PackageManifests

@Suite struct ManifestDecoderTests {
  @Test func readsWhatSwiftPMPrints() throws {
    let dump = #"""
      {
        "name": "Layer",
        "dependencies": [
          {"fileSystem": [{"identity": "locking", "path": "/somewhere/Packages/Locking"}]},
          {"sourceControl": [{"identity": "swift-syntax", "location": {}}]}
        ],
        "platforms": [{"options": [], "platformName": "macos", "version": "13.0"}],
        "products": [{"name": "Layer", "targets": ["Layer"], "type": {"library": ["automatic"]}}],
        "targets": [
          {
            "name": "Layer", "type": "regular", "exclude": [], "resources": [],
            "dependencies": [
              {"byName": ["Plugin", null]}, {"target": ["Other", null]},
              {"product": ["Locking", "Locking", null, {"platformNames": ["linux"]}]}
            ],
            "settings": [{"kind": {"unsafeFlags": {"_0": ["-v"]}}, "tool": "swift"}]
          },
          {"name": "LayerTests", "type": "test", "path": "Checks", "dependencies": [], "settings": []}
        ]
      }
      """#
    let manifest = try ManifestDecoder.manifest(from: Data(dump.utf8), file: "Packages/Layer/Package.swift")
    let details = #"{"settings":[{"kind":{"unsafeFlags":{"_0":["-v"]}},"tool":"swift"}]}"#
    #expect(
      manifest
        == Manifest(
          file: "Packages/Layer/Package.swift",
          name: "Layer",
          platforms: ["macos 13.0"],
          dependencies: [.folder("Locking"), .elsewhere("swift-syntax")],
          dependencyPaths: ["/somewhere/Packages/Locking"],
          products: [ManifestProduct(name: "Layer", targets: ["Layer"])],
          targets: [
            ManifestTarget(
              name: "Layer",
              dependencies: [.target("Plugin"), .target("Other"), .product("Locking")],
              buildDetails: details,
              usesUnsafeFlags: true
            ),
            ManifestTarget(name: "LayerTests", kind: "test", path: "Checks", buildDetails: "{}"),
          ]
        )
    )
    #expect(manifest.path(of: manifest.targets[0]) == "Packages/Layer/Sources/Layer")
    #expect(manifest.path(of: manifest.targets[1]) == "Packages/Layer/Checks")
  }

  @Test func refusesSomethingElse() {
    #expect(throws: ManifestProblem.self) {
      try ManifestDecoder.manifest(from: Data("[]".utf8), file: "Package.swift")
    }
  }

  @Test func namesTheFileThatIsMissing() {
    let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent("nowhere-\(UUID())")
    let reader = ManifestReader(root: nowhere)
    #expect(throws: ManifestProblem("Package.swift", "there is no such file below \(nowhere.path)")) {
      try reader.umbrella()
    }
    #expect(throws: ManifestProblem.self) { try reader.packages() }
  }
}
