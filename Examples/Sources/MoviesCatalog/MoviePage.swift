/// One page of the catalog, as it is written in a `page-N.json`.
public struct MoviePage: Codable, Equatable, Sendable {
  /// The page's number, from 1.
  public var page: Int
  /// How many pages the catalog has.
  public var totalPages: Int
  /// The films on this page, in the catalog's order.
  public var results: [Movie]

  /// The number of the page after this one, or nil on the last.
  public var nextPage: Int? { page < totalPages ? page + 1 : nil }

  /// Makes a page.
  public init(page: Int, totalPages: Int, results: [Movie]) {
    self.page = page
    self.totalPages = totalPages
    self.results = results
  }
}
