import Foundation

extension MovieCatalog {
  /// The catalog that is compiled in: the files of `Movies/pages`, needing neither network nor files.
  public static let embedded = MovieCatalog(
    location: { "the embedded page \($0)" },
    body: { number in
      try Task.checkCancellation()
      guard embeddedPages.indices.contains(number - 1) else {
        throw CatalogError.noPage(number, of: embeddedPages.count)
      }
      return Data(embeddedPages[number - 1].utf8)
    }
  )
}
