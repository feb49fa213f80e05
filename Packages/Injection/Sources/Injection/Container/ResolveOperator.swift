postfix operator ~>

/// Resolves a service of the type that is wanted, and traps with a readable error when that cannot be.
///
/// ```swift
/// container.register(Forecast.self) { resolver in Forecast(api: resolver~>) }
/// ```
///
/// Into an Optional or an implicitly unwrapped one it resolves the type that it wraps.
///
/// - Parameter resolver: where the service is registered.
/// - Returns: the service.
public postfix func ~> <Service>(resolver: any Resolver) -> Service {
  resolver.resolveOrTrap(Service.self, name: nil)
}

/// Resolves a service of a type, and traps with a readable error when that cannot be: `container~>(API.self)`.
///
/// - Parameters:
///   - resolver: where the service is registered.
///   - type: the type that it is registered as.
/// - Returns: the service.
public func ~> <Service>(resolver: any Resolver, type: Service.Type) -> Service {
  resolver.resolveOrTrap(type, name: nil)
}

/// Resolves a named service, and traps with a readable error when that cannot be:
/// `container~>(API.self, name: "cached")`.
///
/// - Parameters:
///   - resolver: where the service is registered.
///   - service: the type and the name that it is registered with.
/// - Returns: the service.
public func ~> <Service>(resolver: any Resolver, service: (Service.Type, name: String)) -> Service {
  resolver.resolveOrTrap(service.0, name: service.name)
}

extension Resolver {
  fileprivate func resolveOrTrap<Service>(_ type: Service.Type, name: String?) -> Service {
    do {
      guard let optional = type as? any OptionalService.Type else { return try tryResolve(type, name: name) }
      return try optional.resolveWrapped(from: self, name: name) as! Service
    } catch {
      fatalError("\(error)")
    }
  }
}
