#if canImport(CSQLite)
  import CSQLite

  /// A connection to a database, closed with its last reference. For one thread at a time.
  final class SQLiteConnection {
    private var database: OpaquePointer?

    /// Opens a database file.
    ///
    /// - Parameters:
    ///   - path: an absolute path.
    ///   - creating: whether the file is made when it is missing.
    ///   - patience: how long a statement waits for another process that is writing.
    init(path: String, creating: Bool, patience: Duration) throws(SQLiteFailure) {
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (creating ? SQLITE_OPEN_CREATE : 0)
      let status = sqlite3_open_v2(path, &database, flags, nil)
      guard status == SQLITE_OK else {
        // What could not be opened has to be closed all the same.
        defer { sqlite3_close_v2(database) }
        throw failure(status)
      }
      sqlite3_extended_result_codes(database, 1)
      let (seconds, attoseconds) = patience.components
      sqlite3_busy_timeout(database, Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000))
    }

    deinit {
      sqlite3_close_v2(database)
    }

    /// Runs one statement to its end.
    ///
    /// - Parameters:
    ///   - statement: the SQL.
    ///   - text: the value of `?1`.
    ///   - number: the value of `?2`.
    /// - Returns: the first column of each row.
    @discardableResult
    func run(
      _ statement: String,
      text: String? = nil,
      number: Int64? = nil
    ) throws(SQLiteFailure) -> [Int64] {
      var prepared: OpaquePointer?
      try check(sqlite3_prepare_v2(database, statement, -1, &prepared, nil))
      defer { sqlite3_finalize(prepared) }
      if let number { try check(sqlite3_bind_int64(prepared, 2, number)) }
      guard let text else { return try rows(of: prepared) }
      let result: Result<[Int64], SQLiteFailure> = text.withCString { bytes in
        Result { () throws(SQLiteFailure) in
          // No destructor: the bytes stay where they are until the rows are there.
          try check(sqlite3_bind_text(prepared, 1, bytes, -1, nil))
          return try rows(of: prepared)
        }
      }
      return try result.get()
    }

    private func rows(of prepared: OpaquePointer?) throws(SQLiteFailure) -> [Int64] {
      var rows: [Int64] = []
      while true {
        let status = sqlite3_step(prepared)
        guard status == SQLITE_ROW else {
          if status != SQLITE_DONE { throw failure(status) }
          return rows
        }
        rows.append(sqlite3_column_int64(prepared, 0))
      }
    }

    private func check(_ status: Int32) throws(SQLiteFailure) {
      if status != SQLITE_OK { throw failure(status) }
    }

    private func failure(_ status: Int32) -> SQLiteFailure {
      SQLiteFailure(
        code: status,
        systemCode: Self.blamesTheSystem(status) ? sqlite3_system_errno(database) : 0,
        message: String(cString: sqlite3_errmsg(database))
      )
    }

    /// The errno is kept from call to call, and means something only beside these codes.
    private static func blamesTheSystem(_ status: Int32) -> Bool {
      [SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_FULL].contains(status & 0xFF)
    }
  }
#endif
