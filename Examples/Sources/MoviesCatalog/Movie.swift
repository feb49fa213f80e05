/// One film of the catalog: facts only.
public struct Movie: Codable, Equatable, Hashable, Identifiable, Sendable {
  /// The film's number in the catalog, unique across all pages.
  public var id: Int
  /// The title in English, the original one in parentheses where it is written in another script.
  public var title: String
  /// The year of the first public showing.
  public var year: Int
  /// Who directed it; several names are joined by "and".
  public var director: String
  /// The country of production at the time.
  public var country: String

  /// Makes a film.
  public init(id: Int, title: String, year: Int, director: String, country: String) {
    self.id = id
    self.title = title
    self.year = year
    self.director = director
    self.country = country
  }
}
