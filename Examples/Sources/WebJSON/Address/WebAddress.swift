import Foundation

/// The address of something on a web server. A name and password in it are sent as the server expects them, and
/// shown nowhere: not in its description, and so in no error.
///
/// ```swift
/// let address = try WebAddress("http://me:secret@127.0.0.1:8000/weather")
/// print(address.file("Seoul.json"))  // http://127.0.0.1:8000/weather/Seoul.json
/// ```
public struct WebAddress: Equatable, Sendable {
  /// The URL, without a name and password.
  let url: URL
  /// The header that carries the name and password, if the address has them.
  let authorization: String?

  /// Checks and takes an address.
  ///
  /// - Parameter text: an `http` or `https` URL with a host. A port is from 1 to 65535.
  /// - Throws: ``Invalid``, whose description tells the user what an address looks like.
  public init(_ text: String) throws(Invalid) {
    guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      scheme == "http" || scheme == "https", let host = parts.host, !host.isEmpty,
      parts.fragment == nil, (1...65535).contains(parts.port ?? 80)
    else { throw Invalid(text) }
    authorization = parts.user.map { user in
      "Basic " + Data("\(user):\(parts.password ?? "")".utf8).base64EncodedString()
    }
    (parts.user, parts.password) = (nil, nil)
    // URLSession knows the scheme in lower case only.
    parts.scheme = scheme
    guard let url = parts.url else { throw Invalid(text) }
    self.url = url
  }

  /// Checks and takes the address of a folder.
  ///
  /// - Parameter folder: an address as for ``init(_:)``, without parameters.
  /// - Throws: ``Invalid``, whose description tells the user what an address looks like.
  public init(folder text: String) throws(Invalid) {
    do {
      try self.init(text)
    } catch {
      throw Invalid(text, place: .folder)
    }
    if url.query != nil { throw Invalid(text, place: .folder) }
  }

  private init(url: URL, authorization: String?) {
    self.url = url
    self.authorization = authorization
  }

  /// The address of a file in the folder that this is the address of.
  public func file(_ name: String) -> WebAddress {
    WebAddress(url: url.appendingPathComponent(name), authorization: authorization)
  }

  /// The address with one more parameter.
  public func asking(_ name: String, _ value: String) -> WebAddress {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return self }
    parts.queryItems = (parts.queryItems ?? []) + [URLQueryItem(name: name, value: value)]
    // URLComponents leaves a plus sign as it is, and servers read it as a space.
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
    return WebAddress(url: parts.url ?? url, authorization: authorization)
  }
}

extension WebAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The address for the user: a parameter's value may be a key, so parameters are only hinted at.
  public var description: String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.query != nil else {
      return url.absoluteString
    }
    parts.query = nil
    return (parts.string ?? "") + "?…"
  }

  /// The same as ``description``: a dump shows no more.
  public var debugDescription: String { description }

  /// Nothing inside, for the same reason.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension WebAddress {
  /// An address that cannot be one.
  public struct Invalid: Error, Equatable, CustomStringConvertible {
    /// What the user gave, without what may be a name, a password or a key.
    public let shown: String

    private let place: Place

    enum Place: String {
      case any = "a web server"
      case folder = "a folder on a web server"
    }

    init(_ text: String, place: Place = .any) {
      let named = Self.withoutCredentials(text)
      let address = named.prefix { $0 != "?" && $0 != "#" }
      shown = address + (address.count < named.count ? "?…" : "")
      self.place = place
    }

    /// Leaves out what may be a name and password: all before the last `@`, but for the scheme.
    private static func withoutCredentials(_ text: String) -> String {
      guard let at = text.lastIndex(of: "@") else { return text }
      guard let start = text.range(of: "//")?.upperBound, start <= at else { return "…" + text[at...] }
      return text[..<start] + "…" + text[at...]
    }

    /// The error as one line for the user.
    public var description: String {
      "'\(shown)' is not the address of \(place.rawValue), like http://127.0.0.1:8000/"
    }
  }
}
