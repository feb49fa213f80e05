#if canImport(CSQLite)
  import CSQLite
  import Foundation

  /// A call of SQLite's that failed.
  struct SQLiteFailure: Error, Equatable {
    /// The result code, extended.
    let code: Int32
    /// The system's errno, 0 if it was not the system that refused.
    let systemCode: Int32
    /// SQLite's words.
    let message: String
  }

  extension FavouritesError {
    /// What a failure means for the user.
    init(_ failure: SQLiteFailure, path: String) {
      let system = failure.systemCode == 0 ? nil : String(cString: strerror(failure.systemCode))
      let reason = (system ?? failure.message).split(whereSeparator: \.isNewline).joined(separator: " ")
      self =
        switch failure.code & 0xFF {
        // A table or a column that is not there: something else has changed the file.
        case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_MISMATCH: .damaged(path: path)
        case SQLITE_FULL: .full(path: path)
        case _ where failure.systemCode == ENOSPC || failure.systemCode == EDQUOT: .full(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path)
        case SQLITE_READONLY: .inaccessible(path: path, reason: "read-only")
        default: .inaccessible(path: path, reason: reason)
        }
    }
  }
#endif
