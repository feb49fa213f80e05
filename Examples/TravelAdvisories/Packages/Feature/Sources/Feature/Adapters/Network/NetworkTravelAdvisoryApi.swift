import Interfaces
import ReactiveCore
import WebJSON

/// The advisories of a web server: `countries.json` and `status.json` in a folder. Why they cannot be had is told in
/// one line that says what to do.
public final class NetworkTravelAdvisoryApi: TravelAdvisoryApi {
  private let address: WebAddress

  /// Makes an API.
  ///
  /// - Parameter address: the folder.
  public init(at address: WebAddress) {
    self.address = address
  }

  public func getCountryList() -> AnyPublisher<CountryListDTO, TravelAdvisoryApiError> {
    address.file("countries.json").publisher(for: CountryListDocument.self).map(\.list).eraseToAnyPublisher()
  }

  public func getServerStatus() -> AnyPublisher<ServerStatusDTO, TravelAdvisoryApiError> {
    address.file("status.json").publisher(for: ServerStatusDocument.self).map(\.status).eraseToAnyPublisher()
  }
}
