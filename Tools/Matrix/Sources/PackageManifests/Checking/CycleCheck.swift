/// No package depends on itself, however indirectly. SwiftPM builds cycles of path dependencies without a word.
struct CycleCheck {
  private let dependencies: [String: [String]]
  private let files: [String: String]
  private let names: [String]

  init(packages: [Manifest]) {
    names = packages.map(\.name)
    files = Dictionary(packages.map { ($0.name, $0.file) }, uniquingKeysWith: { first, _ in first })
    dependencies = Dictionary(
      packages.map { package in
        (
          package.name,
          package.dependencies.compactMap { if case .folder(let name) = $0 { name } else { nil } }
        )
      },
      uniquingKeysWith: +
    )
  }

  func problems() -> [ManifestProblem] {
    var problems: [ManifestProblem] = []
    var finished: Set<String> = []
    var trail: [String] = []

    func visit(_ name: String) {
      if let start = trail.firstIndex(of: name) {
        let cycle = (trail[start...] + [name]).joined(separator: " → ")
        problems.append(ManifestProblem(files[name] ?? name, "break the cycle \(cycle)"))
        return
      }
      guard !finished.contains(name) else { return }
      trail.append(name)
      for dependency in dependencies[name] ?? [] { visit(dependency) }
      trail.removeLast()
      finished.insert(name)
    }

    for name in names { visit(name) }
    return problems
  }
}
