/// The umbrella manifest lists what the packages' manifests do: their targets by path, and their products.
struct UmbrellaCheck {
  let umbrella: Manifest
  let packages: PackageSet

  func problems() -> [ManifestProblem] {
    targetProblems() + productProblems()
  }

  private func targetProblems() -> [ManifestProblem] {
    var problems: [ManifestProblem] = []
    var owners: [String: Manifest] = [:]
    for package in packages.packages {
      for target in package.targets {
        if let owner = owners.updateValue(package, forKey: target.name) {
          let message = "rename the target '\(target.name)': \(owner.file) has one of that name"
          problems.append(ManifestProblem(package.file, message))
        } else if let listed = umbrella.targets.first(where: { $0.name == target.name }) {
          problems += differences(of: listed, from: target, in: package)
        } else {
          problems.append(problem("add the target '\(target.name)' of \(package.file)"))
        }
      }
    }
    for target in umbrella.targets where owners[target.name] == nil {
      problems.append(problem("remove the target '\(target.name)': no package has it"))
    }
    return problems
  }

  private func differences(
    of listed: ManifestTarget,
    from target: ManifestTarget,
    in package: Manifest
  ) -> [ManifestProblem] {
    var problems: [ManifestProblem] = []
    if listed.kind != target.kind {
      let message = "make the target '\(target.name)' a \(target.kind) target, as in \(package.file)"
      problems.append(problem("\(message) (it is \(listed.kind))"))
    }
    let path = package.path(of: target)
    let listedPath = umbrella.path(of: listed)
    if listedPath != path {
      problems.append(
        problem("give the target '\(target.name)' the path \"\(path)\" (it is \"\(listedPath)\")")
      )
    }
    let dependencies = packages.dependencyTargets(of: target)
    let listedDependencies = packages.dependencyTargets(of: listed)
    if listedDependencies != dependencies {
      let message = "give the target '\(target.name)' the dependencies \(names(dependencies))"
      problems.append(problem("\(message), as \(package.file) does (it has \(names(listedDependencies)))"))
    }
    if listed.buildDetails != target.buildDetails {
      let message = "give the target '\(target.name)' the settings, resources and excluded files"
      problems.append(problem("\(message) of \(package.file)"))
    }
    return problems
  }

  private func productProblems() -> [ManifestProblem] {
    var problems: [ManifestProblem] = []
    var offered: Set<String> = []
    for package in packages.packages {
      for product in package.products where !LayerOrder.internalProducts.contains(product.name) {
        offered.insert(product.name)
        let listed = umbrella.products.first { $0.name == product.name }
        if listed == nil {
          problems.append(problem("offer the product '\(product.name)' of \(package.file)"))
        } else if let listed, Set(listed.targets) != Set(product.targets) {
          let message = "make the product '\(product.name)' of the targets \(names(Set(product.targets)))"
          problems.append(problem("\(message), as \(package.file) does"))
        }
      }
    }
    for product in umbrella.products where !offered.contains(product.name) {
      let isInternal = LayerOrder.internalProducts.contains(product.name)
      let reason = isInternal ? "it is for the layers alone" : "no package has it"
      problems.append(problem("remove the product '\(product.name)': \(reason)"))
    }
    return problems
  }

  private func problem(_ message: String) -> ManifestProblem {
    ManifestProblem(umbrella.file, message)
  }

  private func names(_ names: Set<String>) -> String {
    names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
  }
}
