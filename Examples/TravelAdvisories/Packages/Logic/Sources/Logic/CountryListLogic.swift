import DomainModels
import Interfaces
import ReactiveCore
import Repositories

/// The list of countries that a user sees.
public struct CountryListLogic {
  private let repository: CountryRepository

  /// Makes the logic.
  public init(repository: CountryRepository) {
    self.repository = repository
  }

  /// Gives each list of countries, with every country once: of two advisories for one the graver counts.
  public func countries() -> AnyPublisher<[Country], TravelAdvisoryApiError> {
    repository.countries().map(Self.withoutDuplicates).eraseToAnyPublisher()
  }

  /// Sorts countries.
  public func sorted(_ countries: [Country], by order: CountryOrder) -> [Country] {
    countries.sorted { first, second in
      if order == .level, first.level != second.level { return first.level > second.level }
      return first.name < second.name
    }
  }

  private static func withoutDuplicates(_ countries: [Country]) -> [Country] {
    Array(
      Dictionary(countries.map { ($0.name, $0) }, uniquingKeysWith: { $0.level < $1.level ? $1 : $0 }).values
    )
  }
}
