import Injection

// In a project each of these is in the package whose services it registers, in `DI/Container+*.swift`.
extension Container {
  func injectRepositories() -> Container {
    register(CountryRepository.self) { CountryRepository(api: $0~>) }
    return self
  }

  func injectLogic() -> Container {
    register(CountryLogic.self) { CountryLogic(repository: $0~>) }
    return self
  }

  func injectViewModels() -> Container {
    register(CountryListViewModel.self) { CountryListViewModel(logic: $0~>, location: $0~>) }
    return self
  }

  /// Nothing here is kept on the device.
  func injectInterfaceLocalMocks() -> Container { self }

  func injectInterfaceRemoteMocks() -> Container {
    register(MockTravelAdvisoryApi.self) { _ in MockTravelAdvisoryApi() }.inObjectScope(.container)
    register(TravelAdvisoryApi.self) { $0 ~> (MockTravelAdvisoryApi.self) }
    return self
  }

  func injectFrameworkProviderFacades() -> Container {
    register(LocationFacade.self) { LocationFacade(provider: $0~>, scheduler: $0~>) }
    return self
  }

  func injectFrameworkProviderMocks() -> Container {
    register(LocationProviderMock.self) { _ in LocationProviderMock() }.inObjectScope(.container)
    return self
  }
}
