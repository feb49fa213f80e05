import IssueReporting

/// Gives services: what a factory gets, to resolve what it needs. A ``Container`` is one.
public protocol Resolver: AnyObject, Sendable {
  /// Gives a service.
  ///
  /// - Parameters:
  ///   - type: the type that it is registered as. An Optional of a type that is registered gives that service, and
  ///     nil when it is not.
  ///   - name: the name that it is registered with.
  ///   - arguments: what its factory takes besides the resolver, of just the types that the factory declares.
  /// - Returns: the service, new or kept as its ``ObjectScope`` says.
  /// - Throws: a ``ResolutionError`` that names what is missing or circular and how it was reached, or what a
  ///   factory threw.
  func tryResolve<Service, each Argument>(
    _ type: Service.Type,
    name: String?,
    arguments: repeat each Argument
  ) throws -> Service
}

extension Resolver {
  /// Gives a service that is registered without a name, or throws why it cannot.
  public func tryResolve<Service>(_ type: Service.Type) throws -> Service {
    try tryResolve(type, name: nil)
  }

  /// Gives a service, or nil when it is not registered.
  ///
  /// A service that is registered but cannot be made gives nil and an issue that says why.
  ///
  /// ```swift
  /// let weather = container.resolve(WeatherAPI.self, name: "cached")
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type that it is registered as.
  ///   - name: the name that it is registered with.
  /// - Returns: the service, or nil.
  public func resolve<Service>(
    _ type: Service.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Service? {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return valueOrNil(place) { try tryResolve(type, name: name) }
  }

  /// Gives a service whose factory takes arguments, or nil when it is not registered.
  ///
  /// ```swift
  /// let page = container.resolve(Page.self, arguments: 7, "title")
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type that it is registered as.
  ///   - name: the name that it is registered with.
  ///   - argument: what its factory takes besides the resolver, of just the type that the factory declares.
  ///   - others: what it takes besides that, likewise.
  /// - Returns: the service, or nil.
  public func resolve<Service, Argument, each Other>(
    _ type: Service.Type,
    name: String? = nil,
    arguments argument: Argument,
    _ others: repeat each Other,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Service? {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return valueOrNil(place) { try tryResolve(type, name: name, arguments: argument, repeat each others) }
  }

  /// Gives a service whose factory takes one argument, or nil when it is not registered.
  public func resolve<Service, Argument>(
    _ type: Service.Type,
    name: String? = nil,
    argument: Argument,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Service? {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return valueOrNil(place) { try tryResolve(type, name: name, arguments: argument) }
  }

  private func valueOrNil<Service>(_ place: SourcePlace, _ resolve: () throws -> Service) -> Service? {
    let depth = Resolutions.depth
    do {
      return try resolve()
    } catch {
      if let error = error as? ResolutionError, error.isAboutTheServiceItself(atDepth: depth) { return nil }
      if Resolutions.collect(error) { return nil }
      reportIssue(
        error,
        fileID: place.fileID,
        filePath: place.filePath,
        line: place.line,
        column: place.column
      )
      return nil
    }
  }
}
