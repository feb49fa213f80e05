#if canImport(CSQLite)
  /// What a file of favourites has in it, and how another database is told from it.
  enum FavouritesSchema {
    /// "mvfv": SQLite's field for the program that a database belongs to.
    private static let application: Int64 = 0x6D76_6676
    private static let version: Int64 = 1

    /// Runs `body` between `begin` and a commit, or takes everything back.
    ///
    /// - Parameters:
    ///   - begin: the statement that begins the transaction.
    ///   - body: is told whether the database is empty: nothing was ever kept in it.
    static func inTransaction<Result>(
      _ begin: String,
      _ connection: SQLiteConnection,
      path: String,
      _ body: (_ isNew: Bool) throws -> Result
    ) throws -> Result {
      try connection.run(begin)
      do {
        let result = try body(isNew(connection, path: path))
        try connection.run("COMMIT")
        return result
      } catch {
        // SQLite may have taken it back already; closing the connection does in any case.
        _ = try? connection.run("ROLLBACK")
        throw error
      }
    }

    static func create(_ connection: SQLiteConnection) throws(SQLiteFailure) {
      try connection.run(
        """
        CREATE TABLE favourite (
          catalog TEXT NOT NULL, movie INTEGER NOT NULL, PRIMARY KEY (catalog, movie)
        ) WITHOUT ROWID
        """
      )
      try connection.run("PRAGMA application_id = \(application)")
      try connection.run("PRAGMA user_version = \(version)")
    }

    private static func isNew(_ connection: SQLiteConnection, path: String) throws -> Bool {
      let owner = try connection.run("PRAGMA application_id").first
      if owner == application {
        guard let written = try connection.run("PRAGMA user_version").first, written <= version else {
          throw FavouritesError.newer(path: path)
        }
        return false
      }
      guard owner == 0, try connection.run("SELECT count(*) FROM sqlite_master").first == 0 else {
        throw FavouritesError.foreign(path: path)
      }
      return true
    }
  }
#endif
