import Foundation

/// Why a page of a catalog could not be had that no server is asked for; of one that is, `WebError` says why.
public enum CatalogError: Error, Equatable, Hashable, Sendable {
  /// The embedded catalog has no such page.
  case noPage(Int, of: Int)
}

extension CatalogError: CustomStringConvertible, LocalizedError {
  /// The error as one line for the user.
  public var description: String {
    switch self {
    case .noPage(let number, let count):
      "The catalog has no page \(number), only pages 1 to \(count). Ask for one of these."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
