import MachineKit
import MoviesCatalog
import MoviesFeature
import TestSupport
import Testing

/// The feature by destination: what it depends on answers at once.
@Suite struct MoviesTests {
  static func movie(_ id: Int, _ title: String = "A film", by director: String = "Someone") -> Movie {
    Movie(id: id, title: title, year: 1950, director: director, country: "Japan")
  }

  struct Trouble: Error, CustomStringConvertible {
    let description = "The server is\ntired. Then retry."
  }

  private func store(
    fetchPage: @escaping @Sendable (Int) async throws -> MoviePage = { page in
      MoviePage(page: page, totalPages: 2, results: [movie(page)])
    },
    search: @escaping @Sendable (String) async throws -> [Movie] = { _ in [] },
    track: @escaping @Sendable (AnalyticsEvent) async throws -> Void = { _ in },
    clock: any Clock<Duration> = InstantClock()
  ) -> TestStore<Movies.State, Movies.Event> {
    TestStore(
      initial: Movies.State(),
      machine: Movies(fetchPage: fetchPage, search: search, track: track, clock: clock)
    )
  }

  // MARK: - The list

  @Test func nothingIsLoadedUnasked() async {
    let store = store(fetchPage: { _ in throw Trouble() })
    await store.store.waitUntilIdle()
    #expect(store.state.status == .idle)
    #expect(store.state.loadedPages == 0)
  }

  @Test func aPageLoadsAfterASpinner() async {
    let store = store()
    store.send(.fetchNext)
    await store.wait { $0.status == .loading }
    await store.wait { $0.status == .idle && !$0.movies.isEmpty }
    #expect(store.state.visibleMovies == [Self.movie(1)])
    #expect(store.state.loadedPages == 1)
    #expect(store.state.totalPages == 2)
  }

  @Test func thePagesAreAppendedUntilThereIsNone() async {
    let asked = LockedValue<[Int]>([])
    let store = store(fetchPage: { page in
      asked.append(page)
      return MoviePage(page: page, totalPages: 2, results: [Self.movie(page)])
    })
    for count in 1...2 {
      store.send(.fetchNext)
      await store.wait { $0.status == .idle && $0.movies.count == count }
    }
    #expect(store.state.nextPage == nil)
    store.send(.fetchNext)
    await store.store.waitUntilIdle()
    #expect(store.state.status == .idle)
    #expect(asked.value == [1, 2])
  }

  @Test func aSecondRequestWhileOneIsRunningIsIgnored() async {
    let asked = LockedValue<[Int]>([])
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let store = store(fetchPage: { page in
      asked.append(page)
      for await _ in gate { break }
      return MoviePage(page: page, totalPages: 2, results: [])
    })
    store.send(.fetchNext)
    store.send(.fetchNext)
    opening.yield()
    await store.wait { $0.status == .idle && $0.loadedPages == 1 }
    await store.store.waitUntilIdle()
    #expect(asked.value == [1])
  }

  @Test func aFailureIsOneLineAndCanBeRetried() async {
    let isTired = LockedValue(true)
    let store = store(fetchPage: { page in
      if isTired.value { throw Trouble() }
      return MoviePage(page: page, totalPages: 1, results: [Self.movie(1)])
    })
    store.send(.fetchNext)
    await store.wait { $0.status == .failed("The server is tired. Then retry.") }
    #expect(store.state.retryEvent == .retry)
    isTired.withValue { $0 = false }
    store.send(.retry)
    await store.wait { $0.status == .loading }
    await store.wait { $0.status == .idle && $0.movies == [Self.movie(1)] }
    #expect(store.state.retryEvent == nil)
  }

  @Test func aRetryOfWhatDidNotFailDoesNothing() async {
    let store = store(fetchPage: { _ in throw Trouble() })
    store.send(.retry)
    await store.store.waitUntilIdle()
    #expect(store.state.status == .idle)
    #expect(store.state.loadedPages == 0)
  }

  // MARK: - The search

  @Test func aSearchShowsWhatItFindsAndTheListComesBack() async {
    let store = store(search: { query in [Self.movie(7, query)] })
    store.send(.fetchNext)
    await store.wait { $0.loadedPages == 1 }
    store.send(.queryChanged("  seven   samurai "))
    await store.wait { $0.status == .loading && $0.visibleMovies.isEmpty }
    await store.wait { $0.status == .idle && $0.isSearching }
    #expect(store.state.visibleMovies == [Self.movie(7, "seven samurai")])
    store.send(.back)
    await store.wait { !$0.isSearching }
    #expect(store.state.query == "")
    #expect(store.state.visibleMovies == [Self.movie(1)])
  }

  @Test func onlyAQueryThatStays300MillisecondsIsSearchedFor() async {
    let clock = HeldClock()
    let searched = LockedValue<[String]>([])
    let store = store(
      search: { query in
        searched.append(query)
        return [Self.movie(1)]
      },
      clock: clock
    )
    store.send(.queryChanged("i"))
    let first = await clock.nextSleep()
    #expect(first.duration == .milliseconds(300))
    store.send(.queryChanged("ik"))
    let second = await clock.nextSleep()
    #expect(second.duration == .milliseconds(300))
    #expect(store.state.status == .loading)
    first.wake()
    second.wake()
    await store.wait { $0.status == .idle && !$0.found.isEmpty }
    await store.store.waitUntilIdle()
    #expect(searched.value == ["ik"])
  }

  @Test func anEmptiedFieldEndsTheSearch() async {
    let clock = HeldClock()
    let searched = LockedValue<[String]>([])
    let store = store(
      search: { query in
        searched.append(query)
        return []
      },
      clock: clock
    )
    store.send(.queryChanged("ik"))
    let sleep = await clock.nextSleep()
    store.send(.queryChanged(" "))
    sleep.wake()
    await store.store.waitUntilIdle()
    #expect(searched.value == [])
    #expect(store.state.status == .idle)
    #expect(!store.state.isSearching)
    #expect(store.state.query == " ")
  }

  @Test func aFailedSearchIsRetriedByTheEventOrTheSameQuery() async {
    let answers = LockedValue<[Result<[Movie], Trouble>]>([
      .failure(Trouble()), .failure(Trouble()), .success([Self.movie(3)]),
    ])
    let store = store(search: { _ in try answers.withValue { $0.removeFirst() }.get() })
    store.send(.queryChanged("ikiru"))
    await store.wait { $0.status.isFailed }
    #expect(store.state.retryEvent == .retry)
    store.send(.retry)
    await store.wait { $0.status == .loading }
    await store.wait { $0.status.isFailed }
    store.send(.queryChanged("ikiru"))
    await store.wait { $0.status == .idle && $0.visibleMovies == [Self.movie(3)] }
  }

  // MARK: - The details

  static let films = [
    movie(1, "Ikiru", by: "Akira Kurosawa"), movie(2, "Ran", by: "Akira Kurosawa"),
    movie(3, "Kurosawa's way", by: "Someone else"),
  ]

  private func openStore(
    search: @escaping @Sendable (String) async throws -> [Movie]
  ) async -> TestStore<Movies.State, Movies.Event> {
    let store = store(
      fetchPage: { MoviePage(page: $0, totalPages: 1, results: Self.films) },
      search: search
    )
    store.send(.fetchNext)
    await store.wait { $0.movies.count == 3 }
    return store
  }

  @Test func anOpenMovieShowsTheDirectorsOtherFilms() async {
    let store = await openStore(search: { query in query == "Akira Kurosawa" ? Self.films : [] })
    store.send(.open(1))
    await store.wait { $0.details?.status == .loading }
    await store.wait { $0.details?.status == .idle }
    #expect(store.state.details?.movie == Self.films[0])
    #expect(store.state.details?.related == [Self.films[1]])
    store.send(.back)
    #expect(store.state.details == nil)
    #expect(store.state.visibleMovies == Self.films)
  }

  @Test func aMovieThatIsNotShownCannotBeOpened() async {
    let store = await openStore(search: { _ in [] })
    store.send(.open(99))
    #expect(store.state.details == nil)
  }

  @Test func leavingAMovieEndsItsSearch() async {
    let wasCancelled = LockedValue(false)
    let store = await openStore(search: { _ in
      do {
        try await TestClock().sleep(for: .seconds(60))
      } catch {
        wasCancelled.withValue { $0 = true }
        throw error
      }
      return []
    })
    store.send(.open(1))
    store.send(.back)
    await store.store.waitUntilIdle()
    #expect(store.state.details == nil)
    #expect(store.store.effectsInFlight.isEmpty)
  }

  @Test func anotherMovieStartsItsOwnSearch() async {
    let store = await openStore(search: { query in
      if query == "Akira Kurosawa" { try await TestClock().sleep(for: .seconds(60)) }
      return Self.films
    })
    store.send(.open(1))
    store.send(.open(3))
    await store.wait { $0.details?.id == 3 && $0.details?.status == .idle }
    #expect(store.state.details?.related == [])
  }

  @Test func failedDetailsAreRetriedByTheirOwnEvent() async {
    let isTired = LockedValue(true)
    let store = await openStore(search: { _ in
      if isTired.value { throw Trouble() }
      return Self.films
    })
    store.send(.open(2))
    await store.wait { $0.status == .failed("The server is tired. Then retry.") }
    #expect(store.state.retryEvent == .details(.retry))
    isTired.withValue { $0 = false }
    store.send(.details(.retry))
    await store.wait { $0.details?.status == .idle }
    #expect(store.state.details?.related == [Self.films[0]])
  }

  // MARK: - The analytics

  @Test func whatWasDoneIsTracked() async {
    let tracked = LockedValue<[AnalyticsEvent]>([])
    let isTired = LockedValue(false)
    let store = store(
      fetchPage: { page in
        if isTired.value { throw Trouble() }
        return MoviePage(page: page, totalPages: 2, results: Self.films)
      },
      search: { _ in Self.films },
      track: { event in tracked.append(event) }
    )
    for event in [Movies.Event.fetchNext, .open(2), .open(99), .back, .queryChanged("ikiru"), .back] {
      store.send(event)
      await store.store.waitUntilIdle()
    }
    isTired.withValue { $0 = true }
    store.send(.fetchNext)
    await store.store.waitUntilIdle()
    #expect(
      tracked.value == [
        .loadedPage(1), .opened(2), .searched(found: 3), .failed("The server is tired. Then retry."),
      ]
    )
  }
}
