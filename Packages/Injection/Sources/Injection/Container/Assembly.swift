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
  func assemble(container: Container)

  /// Called after all assemblies have registered theirs. Does nothing unless written.
  func loaded(resolver: any Resolver)
}

extension Assembly {
  public func loaded(resolver: any Resolver) {}
}
