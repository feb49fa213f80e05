/// What SwiftPM asks of a package that others depend on by version.
struct ShippingCheck {
  let umbrella: Manifest
  let packages: [Manifest]

  func problems() -> [ManifestProblem] {
    ([umbrella] + packages).flatMap { manifest in
      platformProblems(manifest) + unsafeFlagProblems(manifest)
    }
  }

  private func platformProblems(_ manifest: Manifest) -> [ManifestProblem] {
    if manifest.platforms.isEmpty {
      return [ManifestProblem(manifest.file, "declare the supported platforms with `platforms:`")]
    }
    if Set(manifest.platforms) != Set(umbrella.platforms), !umbrella.platforms.isEmpty {
      let platforms = umbrella.platforms.joined(separator: ", ")
      return [ManifestProblem(manifest.file, "declare the umbrella's platforms: \(platforms)")]
    }
    return []
  }

  private func unsafeFlagProblems(_ manifest: Manifest) -> [ManifestProblem] {
    manifest.targets.filter { $0.usesUnsafeFlags && $0.kind != "test" }.map { target in
      ManifestProblem(
        manifest.file,
        "remove the unsafeFlags of the target '\(target.name)': SwiftPM refuses them in a versioned dependency"
      )
    }
  }
}
