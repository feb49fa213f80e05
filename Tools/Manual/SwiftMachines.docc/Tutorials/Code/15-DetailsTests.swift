import TestSupport
import Testing

@testable import MyFeature

@Suite struct DetailsTests {
  @Test func whatIsClosedLoadsNoMore() async {
    let clock = TestClock()
    let store = TestStore(
      initial: Movies.State(),
      machine: Movies(
        fetch: { page in MoviePage(page: page, totalPages: 1, movies: []) },
        plot: { id in
          if id == 1 { try? await clock.sleep(for: .seconds(3600)) }
          return "The plot of film \(id)"
        }
      ),
      clock: clock
    )
    store.send(.open(Movie(id: 1, title: "Heat")))
    store.send(.open(Movie(id: 2, title: "Her")))
    await store.wait { $0.details?.plot == "The plot of film 2" }
    store.send(.close)
    await store.finish()
  }
}
