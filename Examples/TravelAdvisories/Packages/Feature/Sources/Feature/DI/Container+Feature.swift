import Injection
import Interfaces
import WebJSON

extension Container {
  /// Registers what stands behind the interfaces: memory, and a server.
  ///
  /// - Parameter server: the folder of a web server; nil for what is compiled in.
  public func injectInterfaces(server: WebAddress?) -> Container {
    register(CountryListStore.self) { _ in MemoryCountryListStore() }.inObjectScope(.container)
    register(TravelAdvisoryApi.self) { _ in
      if let server { return NetworkTravelAdvisoryApi(at: server) }
      return EmbeddedTravelAdvisoryApi()
    }
    .inObjectScope(.container)
    return self
  }
}
