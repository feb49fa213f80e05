/// Why the server's advisories could not be had.
public enum TravelAdvisoryApiError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The server gave no answer that is one; the reason is a line for the user.
  case unavailable(reason: String)
  /// The answer says something that cannot be; the reason is a line for the user.
  case malformed(reason: String)

  public var description: String {
    switch self {
    case .unavailable(let reason), .malformed(let reason): reason
    }
  }
}
