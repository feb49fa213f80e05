import ReactiveCore

protocol TravelAdvisoryApi {
  func getCountryList() -> AnyPublisher<CountryListDTO, TravelAdvisoryApiError>
}
