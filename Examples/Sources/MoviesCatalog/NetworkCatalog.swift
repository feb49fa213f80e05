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
      body: { number in
        let url = address.pageURL(number)
        #if canImport(FoundationNetworking)
          if let request = SocketRequest(url, authorization: address.authorization) {
            return try await request.body()
          }
        #endif
        return try await PageRequest(url, authorization: address.authorization).body()
      }
    )
  }
}
