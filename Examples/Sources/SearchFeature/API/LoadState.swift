/// How something that is loaded is doing.
public enum LoadState: Equatable, Sendable {
  /// Nobody has asked for it.
  case idle
  /// It is on its way.
  case loading
  /// It is there.
  case loaded([SearchResult])
  /// It did not come.
  case failed(APIError)

  /// Whether it is still on its way.
  public var isLoading: Bool { self == .loading }
}
