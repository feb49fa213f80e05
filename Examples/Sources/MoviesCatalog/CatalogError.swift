import Foundation

/// Why a page of the catalog could not be had.
///
/// Its description is one line that names the place and says what to do.
public enum CatalogError: Error, Equatable, Hashable, Sendable {
  /// Nothing listens at the address.
  case refused(location: String)
  /// The address could not be reached for another reason (no such host, no network, no answer in time).
  case unreachable(location: String, reason: String)
  /// The server answered with another status than 200.
  case httpStatus(Int, location: String)
  /// The body ended early; `expected` is the length the server announced, if it did, in bytes.
  case cutOff(location: String, received: Int, expected: Int?)
  /// The body is complete but it is not the page; `problem` says in what.
  case wrongJSON(location: String, problem: String)
  /// The embedded catalog has no such page.
  case noPage(Int, of: Int)
}

extension CatalogError: CustomStringConvertible, LocalizedError {
  /// The error as one line for the user.
  public var description: String {
    switch self {
    case .refused(let location):
      "Nothing answers at \(location). Start the server or correct --url, then retry."
    case .unreachable(let location, let reason):
      "Cannot reach \(location): \(reason). Check the network and --url, then retry."
    case .httpStatus(404, let location):
      "The server has no \(location) (404). Point --url at the folder that holds page-1.json, then retry."
    case .httpStatus(401, let location):
      "The server wants a name and a password for \(location) (401). Start again with "
        + "--url http://NAME:PASSWORD@HOST/."
    case .httpStatus(let status, let location):
      "The server answered \(location) with status \(status). Look at the server's log, then retry."
    case .cutOff(let location, let received, let expected):
      "\(location) broke off after \(received)\(expected.map { " of \($0)" } ?? "") bytes. Retry; if it "
        + "happens again, check the file on the server."
    case .wrongJSON(let location, let problem):
      "\(location) is not a page of movies: \(problem). Correct the file on the server or --url, then retry."
    case .noPage(let number, let count):
      "The catalog has no page \(number), only pages 1 to \(count). Ask for one of these."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
