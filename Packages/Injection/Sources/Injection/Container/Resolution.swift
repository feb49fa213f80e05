/// One outermost `resolve` and all that it leads to, on one thread.
// swiftlint:disable:next UncheckedSendableNeedsLock - the resolving thread alone uses it
final class Resolution: @unchecked Sendable {
  private struct Step {
    let registration: Registration
    let name: String
  }

  private struct Pending {
    let path: [Step]
    let run: () -> Void
  }

  // Used by the resolving thread alone.
  private var path: [Step] = []
  private var graph: [ObjectIdentifier: Any] = [:]
  private var pending: [Pending] = []

  /// Gives a registration's service: the one that is kept, or a new one.
  ///
  /// - Parameters:
  ///   - name: how it was asked for.
  ///   - container: where it was asked for.
  ///   - owner: the container that it is registered in.
  func service(
    of registration: Registration,
    name: String,
    arguments: Any,
    container: Container,
    owner: Container
  ) throws -> Any {
    let id = ObjectIdentifier(registration)
    let scope = registration.currentScope
    if scope != .transient, let service = graph[id] { return service }
    if let service = registration.keptService { return service }
    if path.contains(where: { $0.registration === registration }) {
      throw ResolutionError(reason: .circular, path: names(to: name), alternatives: [])
    }
    path.append(Step(registration: registration, name: name))
    defer { path.removeLast() }
    // What outlives this resolution must not depend on which child container asked first.
    let resolver = scope == .container || scope == .weak ? owner : container
    let (service, isNew) = registration.keep(try registration.factory(resolver, arguments))
    if scope != .transient { graph[id] = service }
    if isNew { addCompletions(of: registration, for: service, resolver: resolver) }
    return service
  }

  /// The services on the way to one.
  func names(to name: String) -> [String] { path.map(\.name) + [name] }

  var isOutermost: Bool { path.isEmpty }

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
