import WebJSON

extension MovieCatalog {
  /// A catalog on a web server.
  ///
  /// - Parameter folder: the address of the folder that holds `page-1.json`, `page-2.json`, …
  public static func network(at folder: WebAddress) -> MovieCatalog {
    MovieCatalog(
      location: { folder.page($0).description },
      body: { number in try await folder.page(number).body(of: MoviePage.self) }
    )
  }
}

extension WebAddress {
  /// Where a page is, counted from 1, in the folder that this is the address of.
  fileprivate func page(_ number: Int) -> WebAddress {
    file("page-\(number).json")
  }
}
