import ReactiveCore

/// The server that has the advisories.
public protocol TravelAdvisoryApi: AnyObject {
  /// Asks for the countries, once somebody subscribes. They may come on any thread.
  func getCountryList() -> AnyPublisher<CountryListDTO, TravelAdvisoryApiError>

  /// Asks how the server is doing, once somebody subscribes. The answer may come on any thread.
  func getServerStatus() -> AnyPublisher<ServerStatusDTO, TravelAdvisoryApiError>
}
