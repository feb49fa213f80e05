import Locking

/// A container of factories: it knows how to make each service of an application, so that the services need not
/// know how to make each other.
///
/// ```swift
/// let container = Container()
/// container.register(WeatherAPI.self) { _ in RemoteWeatherAPI() }.inObjectScope(.container)
/// container.register(Forecast.self) { resolver in Forecast(api: resolver~>) }
/// let forecast: Forecast = container~>
/// ```
///
/// Thread-safe: any thread may register and resolve. A factory runs on the thread that resolves, without a lock, and
/// may resolve from its resolver or from the container itself. Two threads that resolve a service of scope
/// ``ObjectScope/container`` for the first time at once may both run its factory; both get the first one's service.
/// What factories capture and make has to be fit for the threads it is resolved on: that is not checked.
public final class Container: Resolver, @unchecked Sendable {
  private let lock = Lock()
  private var registrations: [ServiceKey: Registration] = [:]
  private let parent: Container?
  private let defaultObjectScope: ObjectScope

  /// Makes an empty container.
  ///
  /// - Parameters:
  ///   - parent: a container to look in for what is not registered here. Its factories get this container as their
  ///     resolver, so what is registered here overrides what is registered there; services that the parent keeps
  ///     are made by the parent alone.
  ///   - defaultObjectScope: the scope of what is registered without one.
  ///   - register: registers services.
  public init(
    parent: Container? = nil,
    defaultObjectScope: ObjectScope = .graph,
    register: (Container) -> Void = { _ in }
  ) {
    self.parent = parent
    self.defaultObjectScope = defaultObjectScope
    register(self)
  }

  /// Registers a service. It replaces what was registered with the same type, name and arguments in this container.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, a protocol for example.
  ///   - name: a name to tell it from others of that type.
  ///   - factory: makes the service of a resolver and the arguments given to `resolve`, any number of them.
  /// - Returns: the registration, to say more about it.
  @discardableResult
  public func register<Service, each Argument>(
    _ type: Service.Type,
    name: String? = nil,
    factory: @escaping (_ resolver: any Resolver, repeat each Argument) throws -> Service
  ) -> ServiceEntry<Service> {
    let key = ServiceKey(type, name: name, arguments: (repeat each Argument).self)
    let registration = Registration(key: key, scope: defaultObjectScope) { resolver, arguments in
      // The key has the types of the arguments, so they are these.
      let arguments = arguments as! (repeat each Argument)
      return try factory(resolver, repeat each arguments)
    }
    add(registration, for: key)
    return ServiceEntry(registration: registration, container: self)
  }

  /// Gives a service. See ``Resolver``.
  public func tryResolve<Service, each Argument>(
    _ type: Service.Type,
    name: String?,
    arguments: repeat each Argument
  ) throws -> Service {
    let arguments = Arguments(repeat each arguments)
    let key = ServiceKey(type, name: name, arguments: (repeat each Argument).self)
    if let found = registration(for: key) {
      return try service(of: found, key: key, arguments: arguments)
    }
    guard let optional = type as? any OptionalService.Type else { throw missing(key) }
    let wrapped = key.renamed(optional.wrappedType, name: name)
    guard let found = registration(for: wrapped) else { return optional.none as! Service }
    return try service(of: found, key: wrapped, arguments: arguments)
  }

  /// Whether this container or a parent has a registration, whatever its arguments.
  ///
  /// - Parameters:
  ///   - type: the type that it is registered as.
  ///   - name: the name that it is registered with.
  public func hasRegistration<Service>(of type: Service.Type, name: String? = nil) -> Bool {
    allRegistrations.keys.contains { $0.isOf(type, name: name) }
  }

  /// Makes every service that takes no arguments, those of the parents too, to find out that none is missing or
  /// circular before one is needed. What takes arguments is made where another service gives them.
  ///
  /// Services are kept as their scopes say. Also a trouble that a factory or `initCompleted` gets from `resolve` as nil
  /// is found. A factory that uses `~>` for a service that is missing traps, as it would later; the error it prints is
  /// the one thrown here.
  ///
  /// - Throws: a ``ValidationError`` with all the troubles.
  public func validate() throws {
    var troubles: [String: any Error] = [:]
    for (key, found) in allRegistrations where key.takesNoArguments {
      for trouble in Resolutions.runApart({ self.troubles(with: found, key: key, in: $0) }) {
        troubles["\(trouble)"] = trouble
      }
    }
    if troubles.isEmpty { return }
    throw ValidationError(errors: troubles.sorted { $0.key < $1.key }.map(\.value))
  }

  /// Lets go of the services that this container keeps with a scope; they are made again when resolved.
  public func resetObjectScope(_ scope: ObjectScope) {
    let affected = lock.withLock { Array(registrations.values) }.filter { $0.currentScope == scope }
    for registration in affected { registration.reset() }
  }

  /// Removes everything registered in this container.
  public func removeAll() {
    // Released after the lock is.
    let old = lock.withLock {
      let old = registrations
      registrations = [:]
      return old
    }
    withExtendedLifetime(old) {}
  }

  func add(_ registration: Registration, for key: ServiceKey) {
    let old = lock.withLock {
      let old = registrations[key]
      registrations[key] = registration
      return old
    }
    withExtendedLifetime(old) {}
  }
}

// MARK: - Looking up

extension Container {
  private typealias Found = (registration: Registration, owner: Container)

  private func registration(for key: ServiceKey) -> Found? {
    if let registration = lock.withLock({ registrations[key] }) { return (registration, self) }
    return parent?.registration(for: key)
  }

  private var allRegistrations: [ServiceKey: Found] {
    var result = parent?.allRegistrations ?? [:]
    for (key, registration) in lock.withLock({ registrations }) { result[key] = (registration, self) }
    return result
  }

  private func troubles(with found: Found, key: ServiceKey, in resolution: Resolution) -> [any Error] {
    resolution.collectTroubles {
      let service = try resolution.service(
        of: found.registration,
        key: key,
        arguments: .none,
        container: self,
        owner: found.owner
      )
      if !key.isType(of: service) { throw mistyped(key, in: resolution) }
    }
  }

  private func service<Service>(of found: Found, key: ServiceKey, arguments: Arguments) throws -> Service {
    try Resolutions.run { resolution in
      let service = try resolution.service(
        of: found.registration,
        key: key,
        arguments: arguments,
        container: self,
        owner: found.owner
      )
      guard let service = service as? Service else { throw mistyped(key, in: resolution) }
      return service
    }
  }

  private func mistyped(_ key: ServiceKey, in resolution: Resolution) -> any Error {
    ResolutionError(reason: .mistyped, path: resolution.names(to: key), alternatives: [])
  }

  private func missing(_ key: ServiceKey) -> any Error {
    let siblings = allRegistrations.keys.filter { $0.isSibling(of: key) }.map { $0.alternative(to: key) }
      .sorted()
    let path = Resolutions.run { $0.names(to: key) }
    return ResolutionError(reason: .missing, path: path, alternatives: siblings)
  }
}
