/// A country as the server writes it.
public struct CountryDTO: Codable, Equatable, Sendable {
  /// Its name.
  public var name: String
  /// The advisory's level, from 1 to 4.
  public var level: Int
  /// The day on which the advisory was last looked at.
  public var updated: String

  /// Makes a country.
  public init(name: String, level: Int, updated: String) {
    self.name = name
    self.level = level
    self.updated = updated
  }
}
