/// One outermost `resolve` and all that it leads to, on one thread.
// swiftlint:disable:next UncheckedSendableNeedsLock - the resolving thread alone uses it
final class Resolution: @unchecked Sendable {
  private struct Step {
    let registration: Registration
    let key: ServiceKey
    /// The container that it is made with, as children may override what it is made of.
    let resolver: Container
    /// What tells it from others of the registration; nil when nothing does.
    let arguments: [AnyHashable]?

    /// What it is shared by within the resolution.
    var node: Node? {
      arguments.map {
        Node(registration: SameObject(registration), resolver: SameObject(resolver), arguments: $0)
      }
    }
  }

  private struct Pending {
    let path: [Step]
    let run: () -> Void
  }

  private struct Node: Hashable {
    let registration: SameObject
    let resolver: SameObject
    let arguments: [AnyHashable]
  }

  /// How often one registration may be on the way to itself with other arguments, as for a tree that is made node by
  /// node: beyond that there is no end to it.
  private static let deepest = 100

  // Used by the resolving thread alone.
  private var path: [Step] = []
  private var graph: [Node: Any] = [:]
  private var pending: [Pending] = []
  private var troubles: [any Error]?

  /// Gives a registration's service: the one that is kept, or a new one.
  ///
  /// - Parameters:
  ///   - key: how it was asked for.
  ///   - container: where it was asked for.
  ///   - owner: the container that it is registered in.
  func service(
    of registration: Registration,
    key: ServiceKey,
    arguments: Arguments,
    container: Container,
    owner: Container
  ) throws -> Any {
    let scope = registration.currentScope
    // What outlives this resolution must not depend on which child container asked first, or with what arguments.
    let isKept = scope == .container || scope == .weak
    let step = Step(
      registration: registration,
      key: key,
      resolver: isKept ? owner : container,
      arguments: isKept ? [] : arguments.identity
    )
    let node = step.node
    if scope != .transient, let node, let service = graph[node] { return service }
    if let service = registration.keptService { return service }
    try checkCycle(of: step, node)
    path.append(step)
    defer { path.removeLast() }
    let (service, isNew) = registration.keep(try registration.factory(step.resolver, arguments.values))
    if scope != .transient, let node { graph[node] = service }
    if isNew { addCompletions(of: registration, for: service, resolver: step.resolver) }
    return service
  }

  /// Throws if a step has been taken on the way to itself, or seems to be without end.
  private func checkCycle(of step: Step, _ node: Node?) throws {
    let same = path.indices.filter { path[$0].registration === step.registration }
    guard let last = same.last else { return }
    let isRepeated = node != nil && same.contains { path[$0].node == node }
    guard isRepeated || same.count >= Self.deepest else { return }
    // Of many rounds the last one says it all.
    let way = isRepeated ? path[...] : path[last...]
    throw ResolutionError(reason: .circular, path: (way + [step]).map(\.key.description), alternatives: [])
  }

  /// Runs a body, in a resolution of its own, in which what `resolve` gives nil for is collected instead of reported.
  ///
  /// - Returns: what was collected until the end of all that follows from the body, and what it threw.
  func collectTroubles(_ body: () throws -> Void) -> [any Error] {
    troubles = []
    do { try body() } catch { troubles?.append(error) }
    complete()
    return troubles ?? []
  }

  /// Collects a trouble, where they are.
  ///
  /// - Returns: whether it was.
  func collect(_ trouble: any Error) -> Bool {
    troubles?.append(trouble)
    return troubles != nil
  }

  /// How many services are being made, each for the one before.
  var depth: Int { path.count }

  /// The services on the way to one.
  func names(to key: ServiceKey) -> [String] { (path.map(\.key) + [key]).map(\.description) }

  /// Calls what was registered with `initCompleted`, and what follows from it.
  func complete() {
    while !pending.isEmpty {
      let next = pending.removeFirst()
      path = next.path
      next.run()
    }
    path = []
  }

  private func addCompletions(of registration: Registration, for service: Any, resolver: any Resolver) {
    for completion in registration.currentCompletions {
      pending.append(Pending(path: path) { completion(resolver, service) })
    }
  }
}
