import ReactiveCore

struct CountryLogic {
  let repository: CountryRepository

  func sortedCountries() -> AnyPublisher<[String], TravelAdvisoryApiError> {
    repository.countries().map { $0.countries.sorted() }.eraseToAnyPublisher()
  }
}
