import Interfaces

/// Stands in for what is kept on the device, and forgets it with itself.
public final class MockCountryListStore: CountryListStore {
  /// The lists that were saved, in order.
  public private(set) var lists: [CountryListDTO] = []

  /// Makes an empty one.
  public init() {}

  public func savedList() -> CountryListDTO? { lists.last }

  public func save(_ list: CountryListDTO) { lists.append(list) }
}
