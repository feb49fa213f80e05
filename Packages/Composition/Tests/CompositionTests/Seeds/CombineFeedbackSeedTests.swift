import Composition
import MachineKit
import ReactiveCore
import Testing

@Suite struct CombineFeedbackSeedTests {
  private typealias Seed = CombineFeedbackSeed
  private struct Offline: Error {}

  @Test func counter() {
    let store = Store(initial: Seed.Counter.State(), machine: Seed.Counter())
    store.send(event: .increment)
    store.send(event: .increment)
    store.send(event: .decrement)
    #expect(store.state.count == 1)
  }

  @Test func moviesLoadPageByPageFailAndRetry() async {
    let analytics = Seed.Analytics()
    var pages: [Int] = []
    var isOffline = false
    let store = Store(
      initial: Seed.Movies.State(batch: Seed.Results(), movies: [], status: .idle),
      machine: Seed.Movies(
        fetchMovies: { page in
          pages.append(page)
          if isOffline { return Fail(error: Offline()).eraseToAnyPublisher() }
          return Just(Seed.Results(results: [Seed.Movie(id: page)], nextPage: page + 1))
            .setFailureType(to: Error.self)
            .eraseToAnyPublisher()
        },
        analytics: analytics
      )
    )
    store.send(.fetchNext)
    #expect(store.state.movies == [Seed.Movie(id: 1)])
    isOffline = true
    store.send(.fetchNext)
    #expect(store.state.status == .failed(Offline()))
    isOffline = false
    store.send(.retry)
    #expect(store.state.status == .idle)
    #expect(pages == [1, 2, 2])
    #expect(store.state.movies.map(\.id) == [1, 2])
    await store.waitUntilIdle()
    #expect(await analytics.tracked == 6)
  }

  @Test func parentAndChildren() {
    let store = Store(
      initial: Seed.Parent.State(details: Seed.Details.State()),
      machine: Seed.Parent()
    )
    store.send(.child(.rename("a")))
    store.send(.selected(.rename("b")))
    store.send(.details(.rename("c")))
    #expect(store.state.child.name == "a")
    #expect(store.state.selected.name == "b")
    #expect(store.state.details?.name == "c")
  }

  @Test func customFeedback() {
    let store = Store(
      initial: [],
      machine: Seed.Worker { event in
        event.count < 3 ? Just(event + "!").eraseToAnyPublisher() : Empty().eraseToAnyPublisher()
      }
    )
    store.send("a")
    #expect(store.state == ["a", "a!", "a!!"])
  }
}
