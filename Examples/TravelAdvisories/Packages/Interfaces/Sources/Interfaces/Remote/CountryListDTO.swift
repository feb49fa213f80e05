/// Countries as the server writes them: `{"countries": [{"name": "Oz", "level": 2, "updated": "2026-03-02"}]}`.
public struct CountryListDTO: Codable, Equatable, Sendable {
  /// The countries, in any order.
  public var countries: [CountryDTO]

  /// Makes a list.
  public init(countries: [CountryDTO] = []) {
    self.countries = countries
  }
}
