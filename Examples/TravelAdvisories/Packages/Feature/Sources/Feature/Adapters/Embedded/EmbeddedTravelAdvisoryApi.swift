import Foundation
import Interfaces
import ReactiveCore

/// Advisories that are compiled in, of countries that nobody travels to. They are read as a server's are.
public final class EmbeddedTravelAdvisoryApi: TravelAdvisoryApi {
  /// Makes an API.
  public init() {}

  public func getCountryList() -> AnyPublisher<CountryListDTO, TravelAdvisoryApiError> {
    Self.answer(EmbeddedAdvisories.countries, as: CountryListDocument.self).map(\.list).eraseToAnyPublisher()
  }

  public func getServerStatus() -> AnyPublisher<ServerStatusDTO, TravelAdvisoryApiError> {
    Self.answer(EmbeddedAdvisories.status, as: ServerStatusDocument.self).map(\.status).eraseToAnyPublisher()
  }

  private static func answer<Document: AdvisoryDocument>(
    _ text: String,
    as document: Document.Type
  ) -> Result<Document, TravelAdvisoryApiError>.Publisher {
    Document.result(decoding: Data(text.utf8), from: "what is compiled in").publisher
  }
}
