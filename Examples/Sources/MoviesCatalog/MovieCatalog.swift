import Foundation

/// A catalog of films that is read page by page.
///
/// Wherever the bytes of a page come from (``embedded``, ``network(at:)``, a closure of a test's), they are
/// decoded and checked by the same code. It may be used from any thread.
///
/// ```swift
/// let page = try await MovieCatalog.embedded.page(1)
/// print(page.results[0].title, page.nextPage as Any)
/// ```
public struct MovieCatalog: Sendable {
  private let location: @Sendable (Int) -> String
  private let body: @Sendable (Int) async throws -> Data

  /// Makes a catalog that reads its pages with closures.
  ///
  /// - Parameters:
  ///   - location: where a page is, for errors.
  ///   - body: the bytes of a page; what it throws, ``page(_:)`` throws.
  public init(
    location: @escaping @Sendable (Int) -> String,
    body: @escaping @Sendable (Int) async throws -> Data
  ) {
    self.location = location
    self.body = body
  }

  /// Reads one page.
  ///
  /// - Parameter number: the page's number, from 1.
  /// - Throws: `WebError`, ``CatalogError``, or `CancellationError` when the task was cancelled.
  public func page(_ number: Int) async throws -> MoviePage {
    try MoviePage(decoding: await body(number), page: number, from: location(number))
  }

  /// Reads all pages, in order, and gives the films that match.
  ///
  /// - Parameter query: see ``Movie/matches(_:)``.
  /// - Throws: what ``page(_:)`` throws for the first page that cannot be had.
  public func search(_ query: String) async throws -> [Movie] {
    let search = MovieSearch(query)
    var found: [Movie] = []
    var next: Int? = 1
    while let number = next {
      let page = try await page(number)
      found += page.results.filter(search.matches)
      next = page.nextPage
    }
    return found
  }
}
