#if canImport(CSQLite)
  import Dispatch
  import Foundation
  import MoviesCatalog
  import MoviesFeature

  /// The SQLite file. It is opened for each access, on a queue of its own: an access may have to wait for another
  /// process, and must not keep a thread of Swift's from its tasks.
  final class FavouritesFile: Sendable {
    private let place: FavouritesPlace
    private let catalog: String
    private let patience: Duration
    private let queue = DispatchQueue(label: "favourites")

    init(place: FavouritesPlace, catalog: String, patience: Duration) {
      self.place = place
      self.catalog = catalog
      self.patience = patience
    }

    @Sendable func load() async throws -> Set<Movie.ID> {
      try await onQueue { [self] in
        guard try isThere() else { return [] }
        return try connected(creating: false) { connection in
          try FavouritesSchema.inTransaction("BEGIN", connection, path: place.path) { isNew in
            isNew ? [] : try favourites(connection)
          }
        }
      }
    }

    @Sendable func save(_ change: FavouriteChange) async throws -> Set<Movie.ID> {
      try await onQueue { [self] in
        if try !isThere(), place.makesFolders { try makeFolders() }
        return try connected(creating: true) { connection in
          try FavouritesSchema.inTransaction("BEGIN IMMEDIATE", connection, path: place.path) { isNew in
            if isNew { try FavouritesSchema.create(connection) }
            try make(change, connection)
            return try favourites(connection)
          }
        }
      }
    }

    // MARK: - Rows

    private func make(_ change: FavouriteChange, _ connection: SQLiteConnection) throws(SQLiteFailure) {
      let statement =
        change.isFavourite
        ? "INSERT OR IGNORE INTO favourite (catalog, movie) VALUES (?1, ?2)"
        : "DELETE FROM favourite WHERE catalog = ?1 AND movie = ?2"
      try connection.run(statement, text: catalog, number: Int64(change.movie))
    }

    private func favourites(_ connection: SQLiteConnection) throws(SQLiteFailure) -> Set<Movie.ID> {
      let rows = try connection.run("SELECT movie FROM favourite WHERE catalog = ?1", text: catalog)
      return Set(rows.map { Movie.ID($0) })
    }

    // MARK: - The file

    private func onQueue(
      _ work: @escaping @Sendable () throws -> Set<Movie.ID>
    ) async throws -> Set<Movie.ID> {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { continuation.resume(with: Result(catching: work)) }
      }
    }

    private func connected(
      creating: Bool,
      _ body: (SQLiteConnection) throws -> Set<Movie.ID>
    ) throws -> Set<Movie.ID> {
      do {
        // An absolute path is always a file's name to SQLite, also ":memory:".
        let path = URL(fileURLWithPath: place.path).path
        return try body(SQLiteConnection(path: path, creating: creating, patience: patience))
      } catch let failure as SQLiteFailure {
        throw FavouritesError(failure, path: place.path)
      }
    }

    /// Whether there is a file; anything else than a file that has its place is an error.
    private func isThere() throws(FavouritesError) -> Bool {
      var status = stat()
      guard stat(place.path, &status) == 0 else {
        let reason = errno
        // A folder that the user has named and that is not there is said at once, not when something is lost.
        if reason == ENOENT, place.makesFolders || access(place.folder, F_OK) == 0 { return false }
        throw inaccessible(reason)
      }
      if status.st_mode & S_IFMT == S_IFDIR { throw inaccessible(EISDIR) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .damaged(path: place.path) }
      return true
    }

    private func makeFolders() throws(FavouritesError) {
      var missing: [String] = []
      var folder = URL(fileURLWithPath: place.folder)
      while folder.path != "/", access(folder.path, F_OK) != 0 {
        missing.append(folder.path)
        folder.deleteLastPathComponent()
      }
      for path in missing.reversed() where mkdir(path, 0o700) != 0 && errno != EEXIST {
        throw inaccessible(errno)
      }
    }

    private func inaccessible(_ code: Int32) -> FavouritesError {
      .inaccessible(path: place.path, reason: String(cString: strerror(code)))
    }
  }
#endif
