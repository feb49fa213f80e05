import DomainModels
import Interfaces
import ReactiveCore

/// The countries, wherever they are: those that were saved on the device first, then the server's.
public struct CountryRepository {
  private let api: any TravelAdvisoryApi
  private let store: any CountryListStore

  /// Makes a repository.
  public init(api: any TravelAdvisoryApi, store: any CountryListStore) {
    self.api = api
    self.store = store
  }

  /// Gives the countries that were saved, if any, and then each list of the server's, which is saved. A list in which
  /// something cannot be is not saved, and fails.
  public func countries() -> AnyPublisher<[Country], TravelAdvisoryApiError> {
    let (api, store) = (api, store)
    return Deferred {
      let saved = store.savedList().flatMap { try? Self.countries(in: $0).get() }
      return api.getCountryList()
        .flatMap { list in
          let countries = Self.countries(in: list)
          if case .success = countries { store.save(list) }
          return countries.publisher
        }
        .prepend(saved.map { [$0] } ?? [])
    }
    .eraseToAnyPublisher()
  }

  private static func countries(in list: CountryListDTO) -> Result<[Country], TravelAdvisoryApiError> {
    var countries: [Country] = []
    for country in list.countries {
      guard let level = AdvisoryLevel(rawValue: country.level) else {
        let reason =
          "The server gives \(country.name) the level \(country.level); a level is from 1 to 4. Correct it there, "
          + "then retry."
        return .failure(.malformed(reason: reason))
      }
      countries.append(Country(name: country.name, level: level, updated: country.updated))
    }
    return .success(countries)
  }
}
