/// Every layer depends only on layers below it in ``LayerOrder``, and on nothing from elsewhere.
struct LayerCheck {
  let packages: [Manifest]

  func problems() -> [ManifestProblem] {
    packages.flatMap { package in
      guard let place = LayerOrder.names.firstIndex(of: package.name) else {
        return [
          ManifestProblem(
            package.file,
            "add '\(package.name)' to LayerOrder in Tools: no layer of that name has a place"
          )
        ]
      }
      return package.dependencies.compactMap { problem(of: package, at: place, with: $0) }
    }
  }

  private func problem(of package: Manifest, at place: Int, with dependency: PackageDependency)
    -> ManifestProblem?
  {
    switch dependency {
    case .elsewhere(let identity):
      return ManifestProblem(
        package.file,
        "remove the dependency on '\(identity)': a layer depends on layers, by path, and on nothing else"
      )
    case .folder(let name):
      guard let other = LayerOrder.names.firstIndex(of: name) else {
        return ManifestProblem(package.file, "remove the dependency on '\(name)': it is not a layer")
      }
      guard other >= place else { return nil }
      let allowed = LayerOrder.names[..<place].joined(separator: ", ")
      return ManifestProblem(
        package.file,
        "remove the dependency on '\(name)': \(package.name) may depend only on "
          + (allowed.isEmpty ? "no layer" : allowed)
      )
    }
  }
}
