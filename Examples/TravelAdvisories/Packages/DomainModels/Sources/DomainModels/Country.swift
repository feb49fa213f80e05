/// A country, and what travellers to it are advised.
public struct Country: Equatable, Hashable, Sendable {
  /// Its name, which tells it from others.
  public var name: String
  /// How careful to be there.
  public var level: AdvisoryLevel
  /// The day on which that was last looked at, as `2026-03-02`.
  public var updated: String

  /// Makes a country.
  public init(name: String, level: AdvisoryLevel, updated: String) {
    self.name = name
    self.level = level
    self.updated = updated
  }
}
