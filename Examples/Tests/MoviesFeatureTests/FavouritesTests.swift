import MoviesCatalog
import MoviesFeature
import TestSupport
import Testing

/// Favourites and orders in the machine.
@Suite struct FavouritesTests {
  struct Trouble: Error, CustomStringConvertible {
    let description = "the disk is\nfull. Make room."
  }

  static let films = [
    Movie(id: 1, title: "Éva", year: 1962, director: "Joseph Losey", country: "France"),
    Movie(id: 2, title: "Ran", year: 1985, director: "Akira Kurosawa", country: "Japan"),
    Movie(id: 3, title: "eX", year: 1950, director: "Nobody", country: "Nowhere"),
    Movie(id: 4, title: "Ran", year: 1950, director: "Somebody", country: "Nowhere"),
  ]

  private func store(
    _ favourites: FavouriteStore,
    track: @escaping @Sendable (AnalyticsEvent) async throws -> Void = { _ in }
  ) -> TestStore<Movies.State, Movies.Event> {
    TestStore(
      initial: Movies.State(),
      machine: Movies(
        fetchPage: { MoviePage(page: $0, totalPages: 1, results: Self.films) },
        search: { _ in Self.films.reversed() },
        favourites: favourites,
        track: track,
        clock: InstantClock()
      )
    )
  }

  private func loaded(_ favourites: FavouriteStore) async -> TestStore<Movies.State, Movies.Event> {
    let store = store(favourites)
    store.send(.fetchNext)
    await store.store.waitUntilIdle()
    return store
  }

  // MARK: - Favourites

  @Test func theyAreLoadedAtTheStart() async {
    let store = store(.inMemory([2, 7]))
    await store.wait { $0.favourites == [2, 7] && $0.favouritesStatus == .idle }
    #expect(store.state.favouritesNotice == nil)
  }

  @Test func aFilmBecomesOneAtOnceAndIsSaved() async throws {
    let kept = FavouriteStore.inMemory()
    let store = await loaded(kept)
    store.send(.toggleFavourite(2))
    #expect(store.state.isFavourite(2))
    await store.store.waitUntilIdle()
    #expect(try await kept.load() == [2])
    store.send(.toggleFavourite(2))
    #expect(!store.state.isFavourite(2))
    await store.store.waitUntilIdle()
    #expect(try await kept.load() == [])
  }

  @Test func aFilmThatIsNotShownCannotBecomeOne() async {
    let store = await loaded(.inMemory())
    store.send(.toggleFavourite(99))
    await store.store.waitUntilIdle()
    #expect(store.state.favourites == [])
  }

  @Test func anOpenFilmCanBecomeOne() async {
    let store = await loaded(.inMemory())
    store.send(.open(3))
    store.send(.toggleFavourite(3))
    await store.wait { $0.isFavourite(3) && !$0.isSavingFavourites }
  }

  /// Several changes while one is being saved: the last word on each film counts.
  @Test func changesAreSavedInOrder() async throws {
    let saved = LockedValue<[FavouriteChange]>([])
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let memory = FavouriteStore.inMemory()
    let store = await loaded(
      FavouriteStore(
        load: { [] },
        save: { change in
          for await _ in gate { break }
          saved.append(change)
          return try await memory.save(change)
        }
      )
    )
    for movie in [1, 2, 3, 2] { store.send(.toggleFavourite(movie)) }
    #expect(store.state.favourites == [1, 3])
    #expect(store.state.isSavingFavourites)
    opening.finish()
    await store.store.waitUntilIdle()
    #expect(
      saved.value == [
        FavouriteChange(1, isFavourite: true), FavouriteChange(3, isFavourite: true),
        FavouriteChange(2, isFavourite: false),
      ]
    )
    #expect(!store.state.isSavingFavourites)
    #expect(try await memory.load() == [1, 3])
    #expect(store.state.favourites == [1, 3])
  }

  @Test func whatAnotherProcessHasKeptIsSeenAfterSaving() async throws {
    let kept = FavouriteStore.inMemory()
    let store = await loaded(kept)
    _ = try await kept.save(FavouriteChange(4, isFavourite: true))
    store.send(.toggleFavourite(1))
    await store.wait { $0.favourites == [1, 4] }
  }

  @Test func favouritesThatCannotBeLoadedLastForThisRun() async {
    let store = await loaded(FavouriteStore(load: { throw Trouble() }, save: { _ in throw Trouble() }))
    let notice = "Favourites last for this run only: the disk is full. Make room."
    #expect(store.state.favouritesNotice == notice)
    #expect(store.state.movies == Self.films)
    store.send(.toggleFavourite(2))
    await store.store.waitUntilIdle()
    #expect(store.state.favouritesNotice == notice)
    #expect(store.state.favourites == [2])
    #expect(!store.state.isSavingFavourites)
  }

  @Test func theNextChangeSavesWhatCouldNotBeSaved() async throws {
    let isFull = LockedValue(true)
    let memory = FavouriteStore.inMemory([4])
    let store = await loaded(
      FavouriteStore(
        load: memory.load,
        save: { change in
          if isFull.value { throw Trouble() }
          return try await memory.save(change)
        }
      )
    )
    store.send(.toggleFavourite(1))
    await store.store.waitUntilIdle()
    #expect(
      store.state.favouritesNotice
        == "Changes of favourites last for this run only: the disk is full. Make room."
    )
    #expect(store.state.favourites == [1, 4])
    isFull.withValue { $0 = false }
    store.send(.toggleFavourite(2))
    await store.store.waitUntilIdle()
    #expect(store.state.favouritesNotice == nil)
    #expect(try await memory.load() == [1, 2, 4])
  }

  @Test func theyAreTracked() async {
    let tracked = LockedValue<[AnalyticsEvent]>([])
    let store = store(.inMemory(), track: { tracked.append($0) })
    for event in [Movies.Event.fetchNext, .toggleFavourite(2), .toggleFavourite(99), .toggleFavourite(2)] {
      store.send(event)
      await store.store.waitUntilIdle()
    }
    #expect(tracked.value == [.loadedPage(1), .favourite(2, true), .favourite(2, false)])
  }

  // MARK: - Orders

  @Test(arguments: [
    (MovieOrder.page, [1, 2, 3, 4]), (.title, [1, 3, 2, 4]), (.year, [3, 4, 1, 2]),
    (.favourites, [2, 4, 1, 3]),
  ])
  func theFilmsAreShownInOrder(order: MovieOrder, ids: [Int]) async {
    let store = await loaded(.inMemory([4, 2]))
    store.send(.sort(order))
    #expect(store.state.order == order)
    #expect(store.state.visibleMovies.map(\.id) == ids)
    #expect(store.state.movies == Self.films, "the catalog's order is kept")
  }

  @Test func whatIsFoundIsInTheSameOrder() async {
    let store = await loaded(.inMemory())
    store.send(.sort(.year))
    store.send(.queryChanged("ran"))
    await store.store.waitUntilIdle()
    #expect(store.state.visibleMovies.map(\.id) == [4, 3, 1, 2])
    store.send(.sort(.page))
    #expect(store.state.visibleMovies.map(\.id) == [4, 3, 2, 1])
    store.send(.back)
    #expect(store.state.visibleMovies.map(\.id) == [1, 2, 3, 4])
  }

  @Test func aNewFavouriteMovesToTheFront() async {
    let store = await loaded(.inMemory([4]))
    store.send(.sort(.favourites))
    store.send(.toggleFavourite(3))
    #expect(store.state.visibleMovies.map(\.id) == [3, 4, 1, 2])
    // The event of the save that is under way may be handled on another thread just now.
    store.send(.toggleFavourite(4))
    await store.wait { $0.visibleMovies.map(\.id) == [3, 1, 2, 4] }
  }

  @Test func favouritesThatComeLaterMoveToTheFront() async {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let store = store(
      FavouriteStore(
        load: {
          for await _ in gate {}
          return [3]
        },
        save: { _ in [] }
      )
    )
    store.send(.fetchNext)
    await store.wait { $0.loadedPages == 1 }
    store.send(.sort(.favourites))
    #expect(store.state.visibleMovies.map(\.id) == [1, 2, 3, 4])
    opening.finish()
    await store.wait { $0.visibleMovies.map(\.id) == [3, 1, 2, 4] }
  }

  @Test func theNextOrderIsOneEvent() async {
    let store = await loaded(.inMemory())
    store.send(.sortNext)
    #expect(store.state.visibleMovies.map(\.id) == [1, 3, 2, 4])
    store.send(.sortNext)
    #expect(store.state.order == .year)
  }

  @Test func theOrdersComeInTurn() {
    var order = MovieOrder.page
    let turn = MovieOrder.allCases.map { _ in
      order = order.next
      return order
    }
    #expect(turn == [.title, .year, .favourites, .page])
  }
}
