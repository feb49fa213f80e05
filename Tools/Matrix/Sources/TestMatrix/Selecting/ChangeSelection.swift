/// What a change concerns.
public struct ChangeSelection: Equatable, Sendable {
  /// The packages that files of the change belong to, and their dependents.
  public private(set) var packages: Set<String> = []
  /// The checks that read files of the change.
  public private(set) var checks: Set<String> = []
  /// Why, a line each, for who asks.
  public private(set) var reasons: [String] = []

  /// - Parameters:
  ///   - changed: the files that differ, relative to the root.
  ///   - files: all files of the repository.
  public init(changed: [String], files: [String], graph: PackageGraph, checks: [Check]) {
    let owners = FileOwners(graph: graph, files: files + changed)
    let names = Dictionary(grouping: changed) { owners.package(of: $0)?.name ?? "" }
    let direct = Set(names.keys.filter { !$0.isEmpty })
    packages = graph.withDependents(direct)
    for package in graph.ordered where direct.contains(package.name) {
      reasons.append("\(package.name): \(Self.summary(names[package.name] ?? []))")
    }
    for check in checks where isConcerned(check, by: changed) { self.checks.insert(check.name) }
    let others = (names[""] ?? []).filter { file in !Self.isDocumentation(file) && !isNamed(file, by: checks)
    }
    if !others.isEmpty {
      reasons.append("everything: \(Self.summary(others)) of no package and no check")
      packages = Set(graph.ordered.map(\.name))
      self.checks = Set(checks.map(\.name))
    }
  }

  private func isConcerned(_ check: Check, by changed: [String]) -> Bool {
    if let script = check.script, changed.contains(script) { return true }
    return check.inputs.contains { input in
      switch input {
      case .everything: !changed.isEmpty
      case .package(let name): packages.contains(name)
      case .path, .ending: changed.contains { Self.isRead($0, as: input) }
      }
    }
  }

  /// Whether a check says that it reads this very file, and so knows what becomes of it.
  private func isNamed(_ file: String, by checks: [Check]) -> Bool {
    checks.contains { check in
      check.script == file || check.inputs.contains { Self.isRead(file, as: $0) }
    }
  }

  private static func isRead(_ file: String, as input: Check.Input) -> Bool {
    switch input {
    case .path(let path): file == path || (path.hasSuffix("/") && file.hasPrefix(path))
    case .ending(let ending): file.hasSuffix(ending)
    case .everything, .package: false
    }
  }

  private static func isDocumentation(_ file: String) -> Bool {
    file.hasSuffix(".md") || file.hasPrefix("LICENSE") || file.hasPrefix(".github/") || file == ".gitignore"
      || file.hasPrefix("Tools/Legs/")
  }

  private static func summary(_ files: [String]) -> String {
    let first = files.sorted().first ?? ""
    return files.count == 1 ? first : "\(first) and \(files.count - 1) more"
  }
}
