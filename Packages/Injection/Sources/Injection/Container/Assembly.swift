/// The registrations of one part of an application.
///
/// ```swift
/// struct WeatherAssembly: Assembly {
///   func assemble(container: Container) {
///     container.register(WeatherAPI.self) { _ in RemoteWeatherAPI() }
///   }
/// }
/// ```
public protocol Assembly {
  /// Registers the services of this part.
  ///
  /// - Parameter container: where to register.
  func assemble(container: Container)

  /// Called after all assemblies have registered theirs. Does nothing unless written.
  ///
  /// - Parameter resolver: gives what all have registered.
  func loaded(resolver: any Resolver)
}

extension Assembly {
  ///
  /// - Parameter resolver: gives what all have registered.
  public func loaded(resolver: any Resolver) {}
}
