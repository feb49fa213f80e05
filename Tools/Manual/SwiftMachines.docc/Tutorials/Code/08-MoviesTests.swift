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
}
