#if canImport(CSQLite)
  import CSQLite
  import Foundation
  import Testing

  @testable import MoviesFavourites

  @Suite struct SQLiteFailureTests {
    /// A code, with an extension in its second byte, the system's, and what they mean.
    struct Meaning {
      let code: Int32
      let systemCode: Int32
      let error: FavouritesError

      init(_ code: Int32, system: Int32 = 0, extended: Int32 = 0, _ error: FavouritesError) {
        self.code = code + extended * 256
        systemCode = system
        self.error = error
      }
    }

    static let damaged = FavouritesError.damaged(path: "f")
    static let full = FavouritesError.full(path: "f")
    static let busy = FavouritesError.busy(path: "f")
    static func inaccessible(_ reason: String) -> FavouritesError {
      FavouritesError.inaccessible(path: "f", reason: reason)
    }

    static let meanings: [Meaning] = [
      Meaning(SQLITE_NOTADB, damaged),
      Meaning(SQLITE_CORRUPT, extended: 1, damaged),
      Meaning(SQLITE_ERROR, damaged),
      Meaning(SQLITE_FULL, system: ENOSPC, full),
      Meaning(SQLITE_IOERR, system: ENOSPC, extended: 3, full),
      Meaning(SQLITE_IOERR, system: EDQUOT, extended: 3, full),
      Meaning(SQLITE_BUSY, extended: 1, busy),
      Meaning(SQLITE_LOCKED, busy),
      Meaning(SQLITE_READONLY, inaccessible("read-only")),
      Meaning(SQLITE_CANTOPEN, system: EACCES, inaccessible("Permission denied")),
      Meaning(SQLITE_IOERR, inaccessible("some words")),
    ]

    @Test func saysWhatItMeansForTheUser() {
      for meaning in Self.meanings {
        let failure = SQLiteFailure(
          code: meaning.code,
          systemCode: meaning.systemCode,
          message: "some\nwords"
        )
        #expect(FavouritesError(failure, path: "f") == meaning.error)
      }
    }
  }
#endif
