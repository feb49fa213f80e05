import PackageManifests

/// Two packages that are in step with their umbrella; a test breaks a copy of them.
enum Manifests {
  static let platforms = ["macos 13.0", "ios 16.0"]

  static let locking = Manifest(
    file: "Packages/Locking/Package.swift",
    name: "Locking",
    platforms: platforms,
    products: [ManifestProduct(name: "Locking", targets: ["Locking"])],
    targets: [
      ManifestTarget(name: "Locking"),
      ManifestTarget(name: "LockingTests", kind: "test", dependencies: [.target("Locking")]),
    ]
  )

  static let issueReporting = Manifest(
    file: "Packages/IssueReporting/Package.swift",
    name: "IssueReporting",
    platforms: platforms,
    dependencies: [.folder("Locking")],
    products: [
      ManifestProduct(name: "IssueReporting", targets: ["IssueReporting"]),
      ManifestProduct(name: "MacroPlugin", targets: ["MacroPlugin"]),
    ],
    targets: [
      ManifestTarget(name: "MacroPlugin", kind: "macro"),
      ManifestTarget(name: "IssueReporting", dependencies: [.product("Locking"), .target("MacroPlugin")]),
    ]
  )

  static let umbrella = Manifest(
    file: "Package.swift",
    name: "swift-machines",
    platforms: platforms,
    products: [
      ManifestProduct(name: "Locking", targets: ["Locking"]),
      ManifestProduct(name: "IssueReporting", targets: ["IssueReporting"]),
    ],
    targets: [
      ManifestTarget(name: "Locking", path: "Packages/Locking/Sources/Locking"),
      ManifestTarget(
        name: "LockingTests",
        kind: "test",
        path: "Packages/Locking/Tests/LockingTests",
        dependencies: [.target("Locking")]
      ),
      ManifestTarget(
        name: "MacroPlugin",
        kind: "macro",
        path: "Packages/IssueReporting/Sources/MacroPlugin"
      ),
      ManifestTarget(
        name: "IssueReporting",
        path: "Packages/IssueReporting/Sources/IssueReporting",
        dependencies: [.target("MacroPlugin"), .target("Locking")]
      ),
    ]
  )
}
