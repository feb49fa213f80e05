import Foundation

extension MovieCatalog {
  /// A catalog on a web server, read with URLSession.
  ///
  /// Nothing is cached, and a server that says nothing for ten seconds counts as unreachable.
  ///
  /// - Parameter address: the folder that holds the pages.
  public static func network(at address: CatalogAddress) -> MovieCatalog {
    MovieCatalog(
      location: { address.pageURL($0).absoluteString },
      body: { try await PageRequest(address.pageURL($0), authorization: address.authorization).body() }
    )
  }
}
