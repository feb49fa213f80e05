/// Chooses what is run.
public struct Selection {
  private let graph: PackageGraph
  private let checks: [Check]
  private let legs: [Check]

  public init(graph: PackageGraph, checks: [Check], legs: [Check]) {
    self.graph = graph
    self.checks = checks
    self.legs = legs
  }

  /// Everything but legs, in the order in which it is run.
  public var all: [MatrixItem] {
    graph.ordered.map { .package($0) } + checks.map { .check($0) }
  }

  /// What the options ask for, but for shards.
  ///
  /// - Parameter change: what `--changed` found.
  public func items(_ options: MatrixOptions, change: ChangeSelection?) throws(MatrixError) -> [MatrixItem] {
    for name in options.names + options.only + (options.from.map { [$0] } ?? []) { try check(name) }
    var asked: [MatrixItem] = []
    for name in options.legs { asked.append(.leg(try leg(name))) }
    let isAboutLegs =
      !options.legs.isEmpty && options.names.isEmpty && options.only.isEmpty
      && options.from == nil && change == nil
    let items = (isAboutLegs ? [] : tests(options, change: change)) + asked
    guard !items.isEmpty || change != nil else {
      throw MatrixError("nothing is left to run: all that is named comes before --from", exitStatus: 64)
    }
    return items
  }

  private func tests(_ options: MatrixOptions, change: ChangeSelection?) -> [MatrixItem] {
    var items = all
    let named = Set(options.names + options.only)
    if !named.isEmpty {
      let wanted = graph.withDependents(Set(options.names)).union(options.only)
      items.removeAll { !wanted.contains($0.name) }
    } else if options.isForPackages {
      items.removeAll { $0.kind != "package" }
    }
    if let change {
      items.removeAll { !(change.packages.contains($0.name) || change.checks.contains($0.name)) }
    }
    if let from = options.from {
      let after = all.drop { $0.name != from }.map(\.name)
      items.removeAll { !after.contains($0.name) }
    }
    return items
  }

  private func check(_ name: String) throws(MatrixError) {
    guard !all.contains(where: { $0.name == name }) else { return }
    let isLeg = legs.contains { $0.name == name }
    let hint = isLeg ? " It is a leg: --leg \(name)." : ""
    let names = all.map(\.name).joined(separator: " ")
    throw MatrixError("no package or check is named '\(name)'.\(hint) The names: \(names)", exitStatus: 64)
  }

  private func leg(_ name: String) throws(MatrixError) -> Check {
    if let leg = legs.first(where: { $0.name == name }) { return leg }
    let names = legs.isEmpty ? "there are none here" : legs.map(\.name).joined(separator: " ")
    throw MatrixError("no leg is named '\(name)'. The legs: \(names)", exitStatus: 64)
  }
}
