import Foundation

/// Why something could not be had from a web server.
///
/// Its description is one line that names the place and says what to do.
public enum WebError: Error, Equatable, Hashable, Sendable {
  /// Nothing listens at the address.
  case refused(location: String)
  /// This machine has no network.
  case offline
  /// The address could not be reached for another reason (no such host, no answer in time).
  case unreachable(location: String, reason: String)
  /// There is nothing at the address; `wanted` says what `--url` has to name.
  case missing(location: String, wanted: String)
  /// The server wants another name and password, or none would help.
  case forbidden(Int, location: String)
  /// The server answered with another status than 200.
  case httpStatus(Int, location: String)
  /// The body ended early; `expected` is the length the server announced, if it did, in bytes.
  case cutOff(location: String, received: Int, expected: Int?)
  /// The body is longer than any that is read here: `limit` bytes.
  case tooLong(location: String, limit: Int)
  /// The body is complete but it is not `wanted`; `problem` says in what.
  case wrongJSON(location: String, wanted: String, problem: String)
}

extension WebError: CustomStringConvertible, LocalizedError {
  /// The error as one line for the user.
  public var description: String {
    switch self {
    case .refused(let location):
      "Nothing answers at \(location). Start the server or correct --url, then retry."
    case .offline:
      "This machine is offline. Connect it to a network, then retry."
    case .unreachable(let location, let reason):
      "Cannot reach \(location): \(reason). Check the network and --url, then retry."
    case .missing(let location, let wanted):
      "The server has no \(location) (404). Point --url at \(wanted), then retry."
    case .forbidden(let status, let location):
      "The server keeps \(location) to itself (\(status)). Give a name and password that it knows, as in "
        + "--url http://NAME:PASSWORD@HOST/"
    case .httpStatus(let status, let location):
      "The server answered \(location) with status \(status). Look at the server's log, then retry."
    case .cutOff(let location, let received, let expected):
      "\(location) broke off after \(received)\(expected.map { " of \($0)" } ?? "") bytes. Retry; if it "
        + "happens again, check the server."
    case .tooLong(let location, let limit):
      "\(location) has more than \(limit / 1_048_576) MiB, which is not read. Correct it on the server, or --url, "
        + "then retry."
    case .wrongJSON(let location, let wanted, let problem):
      "\(location) is not \(wanted): \(problem). Correct it on the server, or --url, then retry."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
