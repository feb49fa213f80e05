import TestSupport
import Testing

@testable import MyFeature

@Suite struct MoviesJourneyTests {
  @Test func everyStepOfAFetch() async {
    let page = MoviePage(page: 1, totalPages: 1, movies: [Movie(id: 1, title: "Heat")])
    let store = ExhaustiveTestStore(
      initialState: Movies.State(),
      reducer: { Movies(fetch: { _ in page }) }
    )
    await store.send(.fetchNext) { $0.status = .loading }
    await store.receive(\.didLoad) {
      $0.movies = page.movies
      $0.loadedPages = 1
      $0.totalPages = 1
      $0.status = .idle
    }
    await store.send(.fetchNext)
    await store.finish()
  }
}
