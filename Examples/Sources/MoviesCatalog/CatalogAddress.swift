import Foundation

/// The address of a folder on a web server that holds `page-1.json`, `page-2.json`, …
public struct CatalogAddress: Equatable, Sendable {
  /// The folder's URL, as the user gave it, with the scheme in lower case.
  public let url: URL

  /// Checks and takes an address.
  ///
  /// - Parameter text: an `http` or `https` URL with a host, with or without a slash at its end. A port
  ///   is from 1 to 65535.
  /// - Throws: ``Invalid``, whose description tells the user what an address looks like.
  public init(_ text: String) throws(Invalid) {
    guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      scheme == "http" || scheme == "https", let host = parts.host, !host.isEmpty,
      parts.query == nil, parts.fragment == nil, (1...65535).contains(parts.port ?? 80)
    else { throw Invalid(text: text) }
    // URLSession knows the scheme in lower case only.
    parts.scheme = scheme
    guard let url = parts.url else { throw Invalid(text: text) }
    self.url = url
  }

  /// Where a page is.
  ///
  /// - Parameter number: the page's number, from 1.
  public func pageURL(_ number: Int) -> URL {
    url.appendingPathComponent("page-\(number).json")
  }

  /// An address that cannot be one.
  public struct Invalid: Error, Equatable, CustomStringConvertible {
    /// What the user gave.
    public let text: String

    /// The error as one line for the user.
    public var description: String {
      "'\(text)' is not the address of a folder on a web server, like http://127.0.0.1:8000/"
    }
  }
}
