import Interfaces
import ReactiveCore

/// Stands in for the server: it gives what its publishers publish. Until they are assigned it answers nothing.
public final class MockTravelAdvisoryApi: TravelAdvisoryApi {
  /// What the countries are.
  public var getCountryListPublisher: AnyPublisher<CountryListDTO, TravelAdvisoryApiError> =
    Empty(completeImmediately: false).eraseToAnyPublisher()

  /// What the server says of itself.
  public var getServerStatusPublisher: AnyPublisher<ServerStatusDTO, TravelAdvisoryApiError> =
    Empty(completeImmediately: false).eraseToAnyPublisher()

  /// How often the countries were asked for.
  public private(set) var getCountryListCount = 0

  /// How often the server was asked for its status.
  public private(set) var getServerStatusCount = 0

  /// Makes a server that has not been asked.
  public init() {}

  public func getCountryList() -> AnyPublisher<CountryListDTO, TravelAdvisoryApiError> {
    getCountryListCount += 1
    return getCountryListPublisher
  }

  public func getServerStatus() -> AnyPublisher<ServerStatusDTO, TravelAdvisoryApiError> {
    getServerStatusCount += 1
    return getServerStatusPublisher
  }
}
