extension Container {
  /// Registers a service by its initializer, whose parameters are resolved by their types.
  ///
  /// ```swift
  /// container.autoregister(Forecast.self, initializer: Forecast.init)
  /// ```
  ///
  /// An Optional parameter gets nil when its type is not registered.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, a protocol for example.
  ///   - name: a name to tell it from others of that type.
  ///   - initializer: makes the service, of any number of parameters.
  /// - Returns: the registration, to say more about it.
  @discardableResult
  public func autoregister<Service, each Parameter>(
    _ type: Service.Type,
    name: String? = nil,
    initializer: @escaping (repeat each Parameter) throws -> Service
  ) -> ServiceEntry<Service> {
    register(type, name: name) { (resolver: any Resolver) in
      try initializer(repeat try resolver.tryResolve((each Parameter).self))
    }
  }
}
