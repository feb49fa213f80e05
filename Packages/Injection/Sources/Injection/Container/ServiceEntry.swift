/// A registration, to say more about it.
///
/// ```swift
/// container.register(Parent.self) { _ in Parent() }
///   .inObjectScope(.container)
///   .implements(Guardian.self)
///   .initCompleted { resolver, parent in parent.child = resolver.resolve(Child.self) }
/// ```
public struct ServiceEntry<Service> {
  let registration: Registration
  let container: Container

  /// Sets how long the container keeps the service.
  @discardableResult
  public func inObjectScope(_ scope: ObjectScope) -> ServiceEntry {
    registration.currentScope = scope
    return self
  }

  /// Has a closure called with each service made, after everything that is made with it: the place to set what would
  /// be circular in initializers. Another thread may get a service that the container keeps before that.
  ///
  /// - Parameter completed: called on the resolving thread, before the outermost `resolve` returns.
  @discardableResult
  public func initCompleted(_ completed: @escaping (_ resolver: any Resolver, _ service: Service) -> Void)
    -> ServiceEntry
  {
    registration.addCompletion { resolver, service in
      if let service = service as? Service { completed(resolver, service) }
    }
    return self
  }

  /// Gives the same service for another type, a protocol that it conforms to for example.
  ///
  /// - Parameters:
  ///   - type: the other type.
  ///   - name: the name to register it with.
  @discardableResult
  public func implements<Other>(_ type: Other.Type, name: String? = nil) -> ServiceEntry {
    container.add(registration, for: registration.key.renamed(type, name: name))
    return self
  }
}
