/// How a list of countries is sorted.
public enum CountryOrder: String, CaseIterable, Sendable {
  /// From A to Z.
  case name
  /// The most dangerous first, those of one level from A to Z.
  case level
}
