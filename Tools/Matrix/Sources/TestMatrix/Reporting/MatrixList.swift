import Foundation

/// What `--list` prints.
struct MatrixList {
  let text: String

  init(_ repository: Repository) {
    let packages = repository.graph.ordered.map { package in
      (package.name, package.dependencies.isEmpty ? "-" : package.dependencies.joined(separator: " "))
    }
    let checks = repository.checks.map { ($0.name, "(check) \($0.what)") }
    let legs = repository.legs.map { ($0.name, "(leg) \($0.what)") }
    let lines = (packages + checks + legs).map { name, what in
      name.padding(toLength: max(16, name.count), withPad: " ", startingAt: 0) + " " + what
    }
    text = lines.joined(separator: "\n")
  }
}
