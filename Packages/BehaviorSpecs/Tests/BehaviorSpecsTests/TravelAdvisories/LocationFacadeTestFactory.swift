import Injection

/// Sets the location mock of a container up.
struct LocationFacadeTestFactory {
  private let provider: LocationProviderMock

  init(_ container: Container) {
    provider = container~>
  }

  @discardableResult
  func withLocationAuthorizedAlways() -> Self {
    provider.isAuthorized = true
    return self
  }

  @discardableResult
  func withNextLocationEmpireState() -> Self {
    provider.next = (40.748817, -73.985428)
    return self
  }
}
