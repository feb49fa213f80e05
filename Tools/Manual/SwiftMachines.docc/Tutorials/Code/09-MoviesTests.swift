import TestSupport
import Testing

@testable import MyFeature

@Suite struct MoviesTests {
  @Test func fetchingShowsMovies() async {
    let store = TestStore(
      initial: Movies.State(),
      machine: Movies(fetch: { page in
        MoviePage(page: page, totalPages: 2, movies: [Movie(id: page, title: "Film \(page)")])
      })
    )
    store.send(.fetchNext)
    await store.wait { $0.status == .idle && !$0.movies.isEmpty }
    #expect(store.state.movies.map(\.title) == ["Film 1"])
  }

  @Test func aFailureCanBeTriedAgain() async {
    struct Offline: Error {}
    let isOffline = LockedValue(true)
    let store = TestStore(
      initial: Movies.State(),
      machine: Movies(fetch: { page in
        if isOffline.value { throw Offline() }
        return MoviePage(page: page, totalPages: 1, movies: [Movie(id: 1, title: "Heat")])
      })
    )
    store.send(.fetchNext)
    await store.wait { $0.status == .failed("Offline()") }

    isOffline.withValue { $0 = false }
    store.send(.fetchNext)
    await store.wait { $0.status == .loading }
    await store.wait { $0.status == .idle && $0.movies.count == 1 }
    await store.finish()
  }
}
