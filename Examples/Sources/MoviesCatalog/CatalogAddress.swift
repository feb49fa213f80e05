import Foundation

/// The address of a folder on a web server that holds `page-1.json`, `page-2.json`, …
public struct CatalogAddress: Equatable, Sendable {
  /// The folder's URL, as the user gave it, with the scheme in lower case and without name and password: it may be
  /// shown.
  public let url: URL
  /// The value of the `Authorization` field, if the user gave a name and a password. Not to be shown.
  let authorization: String?

  /// Checks and takes an address.
  ///
  /// - Parameter text: an `http` or `https` URL with a host, with or without a slash at its end. A port
  ///   is from 1 to 65535. A name and a password (`http://NAME:PASSWORD@HOST/`) are sent with each request.
  /// - Throws: ``Invalid``, whose description tells the user what an address looks like.
  public init(_ text: String) throws(Invalid) {
    guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      scheme == "http" || scheme == "https", let host = parts.host, !host.isEmpty,
      parts.query == nil, parts.fragment == nil, (1...65535).contains(parts.port ?? 80)
    else { throw Invalid(text: Self.withoutCredentials(text)) }
    authorization = Self.authorization(name: parts.user, password: parts.password)
    (parts.user, parts.password) = (nil, nil)
    // URLSession knows the scheme in lower case only.
    parts.scheme = scheme
    guard let url = parts.url else { throw Invalid(text: Self.withoutCredentials(text)) }
    self.url = url
  }

  /// Where a page is.
  ///
  /// - Parameter number: the page's number, from 1.
  public func pageURL(_ number: Int) -> URL {
    url.appendingPathComponent("page-\(number).json")
  }

  /// A text that is or has an address in it, without name and password, also where it is no correct address: what is
  /// between `//` and the last `@` is left out.
  public static func withoutCredentials(_ text: String) -> String {
    guard let end = text.lastIndex(of: "@") else { return text }
    guard let slashes = text.range(of: "//"), slashes.upperBound <= end else { return text }
    return text[..<slashes.upperBound] + "…" + text[end...]
  }

  /// HTTP's "Basic" scheme (RFC 7617).
  private static func authorization(name: String?, password: String?) -> String? {
    guard name != nil || password != nil else { return nil }
    return "Basic " + Data("\(name ?? ""):\(password ?? "")".utf8).base64EncodedString()
  }

  /// An address that cannot be one.
  public struct Invalid: Error, Equatable, CustomStringConvertible {
    /// What the user gave, without name and password.
    public let text: String

    /// The error as one line for the user.
    public var description: String {
      "'\(text)' is not the address of a folder on a web server, like http://127.0.0.1:8000/"
    }
  }
}
