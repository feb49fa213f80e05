import ReactiveCore

final class CountryListViewModel: ObservableObject {
  @Published private(set) var state = CountryListUiState()

  private let location: LocationFacade
  private var cancellables: Set<AnyCancellable> = []

  init(logic: CountryLogic, location: LocationFacade) {
    self.location = location
    logic.sortedCountries()
      .sink { [weak self] _ in
        self?.finishLoading()
      } receiveValue: { [weak self] countries in
        self?.state.countries = countries
      }
      .store(in: &cancellables)
  }

  func onRefreshLocationTap() {
    location.location().sink { [weak self] in self?.state.yourLocation = $0 }.store(in: &cancellables)
  }

  private func finishLoading() {
    var loaded = state
    loaded.isLoading = false
    loaded.isLoaded = true
    state = loaded
  }
}
