/// Builds a container of assemblies.
///
/// ```swift
/// let assembler = Assembler([WeatherAssembly(), ForecastAssembly()])
/// let forecast: Forecast = assembler.resolver~>
/// ```
public final class Assembler: Sendable {
  private let container: Container

  /// Makes a container and applies assemblies to it.
  ///
  /// - Parameters:
  ///   - assemblies: the parts, whose order matters only where they register the same service: the last one counts.
  ///   - parent: an assembler to look in for what is not registered here.
  ///   - defaultObjectScope: the scope of what is registered without one.
  public init(
    _ assemblies: [any Assembly] = [],
    parent: Assembler? = nil,
    defaultObjectScope: ObjectScope = .graph
  ) {
    container = Container(parent: parent?.container, defaultObjectScope: defaultObjectScope)
    apply(assemblies)
  }

  /// Where the services can be resolved.
  public var resolver: any Resolver { container }

  /// Applies further assemblies: all register, then all are told that they are loaded.
  ///
  /// - Parameter assemblies: the assemblies, in the order in which they register.
  public func apply(_ assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}
