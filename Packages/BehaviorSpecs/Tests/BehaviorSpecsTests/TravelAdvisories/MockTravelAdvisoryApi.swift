import ReactiveCore

final class MockTravelAdvisoryApi: TravelAdvisoryApi {
  var getCountryListPublisher: AnyPublisher<CountryListDTO, TravelAdvisoryApiError> =
    Empty().eraseToAnyPublisher()

  func getCountryList() -> AnyPublisher<CountryListDTO, TravelAdvisoryApiError> { getCountryListPublisher }
}
