import Foundation

/// Why favourites cannot be kept in a file.
///
/// Its description is one line that names the file and says what to do.
public enum FavouritesError: Error, Equatable, Hashable, Sendable {
  /// The program was built without SQLite.
  case noSQLite
  /// There is no folder to keep the file in, and no file was named.
  case noPlace
  /// The file cannot be read or written; why, in the system's words.
  case inaccessible(path: String, reason: String)
  /// The file is no SQLite database, or a broken one.
  case damaged(path: String)
  /// The file is a database of something else.
  case foreign(path: String)
  /// The file was written by a version of the program that keeps more in it.
  case newer(path: String)
  /// The disk is full.
  case full(path: String)
  /// Another process writes to the file and does not end.
  case busy(path: String)
}

extension FavouritesError: CustomStringConvertible, LocalizedError {
  /// The error as one line for the user.
  public var description: String {
    switch self {
    case .noSQLite:
      "this program was built without SQLite. Install its headers (libsqlite3-dev) and build it again."
    case .noPlace: "there is no home folder. Name a file with --favourites."
    case .inaccessible(let path, let reason):
      "'\(path)' cannot be used (\(reason)). Make it writable, or name another file with --favourites."
    case .damaged(let path):
      "'\(path)' is damaged or no file of favourites. Move it away, or name another file with --favourites."
    case .foreign(let path): "'\(path)' belongs to another program. Name another file with --favourites."
    case .newer(let path):
      "'\(path)' was written by a newer version. Use that, or name another file with --favourites."
    case .full(let path): "there is no room left for '\(path)'. Make room, then try again."
    case .busy(let path): "another program keeps '\(path)' locked. End it, then try again."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
