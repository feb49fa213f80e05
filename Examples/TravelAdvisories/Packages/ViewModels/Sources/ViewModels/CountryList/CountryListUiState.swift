import DomainModels

/// What a user sees of the countries.
public struct CountryListUiState: Equatable, Sendable {
  /// The countries in the order that the user wants. While the list is refreshed, the last ones stay.
  public var countries: [Country] = []
  /// The order that the user wants.
  public var order = CountryOrder.name
  /// Whether more may come.
  public var isLoading = false
  /// Whether all have come.
  public var isLoaded = false
  /// Why they have not, in a line.
  public var errorMessage: String?
  /// How the server is doing.
  public var serverStatus = ServerStatusUiState.checking
  /// Where the user is.
  public var yourLocation = LocationUiState.none

  /// Nothing is known yet.
  public init() {}

  /// Whether all that was asked for has come, or failed.
  public var isSettled: Bool { !isLoading && serverStatus != .checking && yourLocation != .updating }
}
