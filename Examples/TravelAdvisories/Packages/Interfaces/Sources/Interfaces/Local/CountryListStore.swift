/// Where the last list of countries is kept on this device.
public protocol CountryListStore: AnyObject {
  /// The list that was saved last; nil when none was.
  func savedList() -> CountryListDTO?

  /// Saves a list in place of the last.
  func save(_ list: CountryListDTO)
}
