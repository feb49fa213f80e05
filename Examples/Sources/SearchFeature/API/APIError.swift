import WebJSON

/// Why a search failed. Its description is one line that says what to do.
public enum APIError: Error, Equatable, Sendable, CustomStringConvertible {
  /// This machine has no network.
  case offline
  /// The server did not give results.
  case server(WebError)

  init(_ error: WebError) {
    self = error == .offline ? .offline : .server(error)
  }

  /// The error as one line for the user.
  public var description: String {
    switch self {
    case .offline: WebError.offline.description
    case .server(let error): error.description
    }
  }
}
