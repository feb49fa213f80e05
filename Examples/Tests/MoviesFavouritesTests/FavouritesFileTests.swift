#if canImport(CSQLite)
  import CSQLite
  import Foundation
  import FrontTesting
  import MoviesFeature
  import Testing

  @testable import MoviesFavourites

  @Suite struct FavouritesFileTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func store(
      _ name: String = "f",
      catalog: String = "c",
      patience: Duration = .seconds(30)
    ) -> FavouriteStore {
      .file(at: FavouritesPlace(file: folder.file(name)), catalog: catalog, patience: patience)
    }

    private func connection(_ name: String = "f") throws -> SQLiteConnection {
      try SQLiteConnection(path: folder.file(name), creating: true, patience: .zero)
    }

    private func expect(
      _ error: FavouritesError,
      from store: FavouriteStore,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      await #expect(throws: error, sourceLocation: sourceLocation) { try await store.load() }
      await #expect(throws: error, sourceLocation: sourceLocation) { try await store.save(.add(1)) }
    }

    @Test func whatIsSavedIsLoadedAgain() async throws {
      #expect(try await store().load() == [])
      #expect(try folder.contents == [], "loading makes no file")
      #expect(try await store().save(.add(3)) == [3])
      #expect(try await store().save(.add(-1)) == [3, -1])
      #expect(try await store().save(.add(3)) == [3, -1])
      #expect(try await store().save(.remove(3)) == [-1])
      #expect(try await store().save(.remove(3)) == [-1])
      #expect(try await store().load() == [-1])
      #expect(try folder.contents == ["f"])
    }

    @Test func eachCatalogHasItsOwn() async throws {
      #expect(try await store(catalog: "a").save(.add(1)) == [1])
      #expect(try await store(catalog: "b'; --").save(.add(2)) == [2])
      #expect(try await store(catalog: "a").load() == [1])
      #expect(try await store(catalog: "b'; --").load() == [2])
    }

    @Test func theUsualPlacesFoldersAreMadeForTheUserAlone() async throws {
      let place = try #require(
        FavouritesPlace.standard(environment: ["XDG_DATA_HOME": folder.file("a/b")])
      )
      let store = FavouriteStore.file(at: place, catalog: "c")
      #expect(try await store.load() == [])
      #expect(try folder.contents == [])
      #expect(try await store.save(.add(1)) == [1])
      for path in ["a", "a/b", "a/b/swift-machines"] {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(path))
        #expect(attributes[.posixPermissions] as? Int == 0o700, "\(path)")
      }
    }

    @Test func aNameIsAlwaysAFile() async throws {
      let place = FavouritesPlace(file: "\(folder.path)/./:memory:")
      #expect(try await FavouriteStore.file(at: place, catalog: "c").save(.add(1)) == [1])
      #expect(try folder.contents == [":memory:"])
    }

    // MARK: - Several at once

    @Test func severalStoresAtOnceLoseNothing() async throws {
      let stores = (0..<4).map { _ in store() }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (number, store) in stores.enumerated() {
          group.addTask {
            for movie in 0..<10 { _ = try await store.save(.add(number * 100 + movie)) }
          }
        }
        try await group.waitForAll()
      }
      let all = (0..<4).flatMap { number in (0..<10).map { number * 100 + $0 } }
      #expect(try await store().load() == Set(all))
    }

    @Test func aFileThatStaysLockedIsSaid() async throws {
      _ = try await store().save(.add(1))
      let other = try connection()
      try other.run("BEGIN EXCLUSIVE")
      await expect(.busy(path: folder.file("f")), from: store(patience: .zero))
      try other.run("ROLLBACK")
      #expect(try await store(patience: .zero).save(.add(2)) == [1, 2])
    }

    // MARK: - All or nothing

    /// The files are copied as a crash in the middle of a change would leave them.
    @Test func aChangeThatWasCutShortIsTakenBack() async throws {
      for movie in 1...3 { _ = try await store().save(.add(movie)) }
      let writer = try connection()
      try writer.run("PRAGMA cache_size = 1")
      try writer.run("BEGIN IMMEDIATE")
      for movie in 10..<2000 {
        try writer.run(
          "INSERT INTO favourite (catalog, movie) VALUES (?1, ?2)",
          text: "c",
          number: Int64(movie)
        )
      }
      #expect(try folder.contents == ["f", "f-journal"])
      for (name, copy) in [("f", "copy"), ("f-journal", "copy-journal")] {
        try FileManager.default.copyItem(atPath: folder.file(name), toPath: folder.file(copy))
      }
      let size = try Data(contentsOf: URL(fileURLWithPath: folder.file("copy"))).count
      #expect(size > 8192, "the file has begun to change")
      #expect(try await store("copy").load() == [1, 2, 3])
      #expect(try await store("copy").save(.add(4)) == [1, 2, 3, 4])
    }

    @Test func aFailedFirstChangeLeavesNothingHalfDone() async throws {
      let empty = try connection()
      try empty.run("BEGIN EXCLUSIVE")
      await #expect(throws: FavouritesError.self) { try await store(patience: .zero).save(.add(1)) }
      try empty.run("ROLLBACK")
      #expect(try await store().load() == [])
      #expect(try await store().save(.add(1)) == [1])
    }

    // MARK: - Files that are none

    @Test func anEmptyFileIsOneWithoutFavourites() async throws {
      try Data().write(to: URL(fileURLWithPath: folder.file("f")))
      #expect(try await store().load() == [])
      #expect(try await store().save(.add(1)) == [1])
    }

    @Test(arguments: [5, 100, 5000]) func aFileThatIsNoDatabase(length: Int) async throws {
      let bytes = Data(repeating: 0x61, count: length)
      try bytes.write(to: URL(fileURLWithPath: folder.file("f")))
      await expect(.damaged(path: folder.file("f")), from: store())
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("f"))) == bytes)
    }

    @Test func aDatabaseThatIsBroken() async throws {
      for movie in 1...500 { _ = try connectionSave(movie) }
      let url = URL(fileURLWithPath: folder.file("f"))
      var bytes = try Data(contentsOf: url)
      bytes.replaceSubrange(4096..<bytes.count, with: Data(repeating: 0x7A, count: bytes.count - 4096))
      try bytes.write(to: url)
      await expect(.damaged(path: folder.file("f")), from: store())
    }

    private func connectionSave(_ movie: Int) throws {
      let connection = try connection()
      try FavouritesSchema.inTransaction("BEGIN IMMEDIATE", connection, path: "f") { isNew in
        if isNew { try FavouritesSchema.create(connection) }
        for number in movie..<movie + 100 {
          try connection.run(
            "INSERT OR IGNORE INTO favourite (catalog, movie) VALUES (?1, ?2)",
            text: "c",
            number: Int64(number)
          )
        }
      }
    }

    @Test func aTableThatWasRemoved() async throws {
      _ = try await store().save(.add(1))
      try connection().run("DROP TABLE favourite")
      await expect(.damaged(path: folder.file("f")), from: store())
    }

    @Test func aDatabaseOfAnotherProgram() async throws {
      let other = try connection()
      try other.run("CREATE TABLE note (text)")
      await expect(.foreign(path: folder.file("f")), from: store())
      #expect(try other.run("SELECT count(*) FROM sqlite_master") == [1], "it is left as it is")
      let marked = try connection("g")
      try marked.run("PRAGMA application_id = 7")
      await expect(.foreign(path: folder.file("g")), from: store("g"))
    }

    @Test func aFileOfANewerVersion() async throws {
      _ = try await store().save(.add(1))
      try connection().run("PRAGMA user_version = 2")
      await expect(.newer(path: folder.file("f")), from: store())
    }

    @Test func aFolderInThePlaceOfTheFile() async throws {
      try FileManager.default.createDirectory(
        atPath: folder.file("f"),
        withIntermediateDirectories: false
      )
      await expect(.inaccessible(path: folder.file("f"), reason: "Is a directory"), from: store())
    }

    @Test func aFolderThatIsNotThere() async throws {
      let error = FavouritesError.inaccessible(
        path: folder.file("none/f"),
        reason: "No such file or directory"
      )
      await expect(error, from: store("none/f"))
    }

    @Test func aFileInThePlaceOfTheFolder() async throws {
      try Data().write(to: URL(fileURLWithPath: folder.file("none")))
      await expect(
        .inaccessible(path: folder.file("none/f"), reason: "Not a directory"),
        from: store("none/f")
      )
    }

    @Test func somethingThatIsNoFile() async throws {
      #expect(mkfifo(folder.file("f"), 0o600) == 0)
      await expect(.damaged(path: folder.file("f")), from: store())
    }

    // Who may do everything may write to it too.
    @Test(.enabled(if: geteuid() != 0, "root may write to read-only files"))
    func aReadOnlyFileIsLoadedAndNotChanged() async throws {
      _ = try await store().save(.add(1))
      chmod(folder.file("f"), 0o400)
      #expect(try await store().load() == [1])
      await #expect(throws: FavouritesError.inaccessible(path: folder.file("f"), reason: "read-only")) {
        try await store().save(.add(2))
      }
    }
  }

  extension FavouriteChange {
    fileprivate static func add(_ movie: Int) -> FavouriteChange { FavouriteChange(movie, isFavourite: true) }
    fileprivate static func remove(_ movie: Int) -> FavouriteChange {
      FavouriteChange(movie, isFavourite: false)
    }
  }
#endif
