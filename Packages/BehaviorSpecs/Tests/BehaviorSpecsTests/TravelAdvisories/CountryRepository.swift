import ReactiveCore

struct CountryRepository {
  let api: any TravelAdvisoryApi

  func countries() -> AnyPublisher<CountryListDTO, TravelAdvisoryApiError> { api.getCountryList() }
}
