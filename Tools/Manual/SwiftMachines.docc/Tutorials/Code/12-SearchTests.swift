import TestSupport
import Testing

@testable import MyFeature

@Suite struct SearchTests {
  @Test func onlyAQueryThatStaysIsSearchedFor() async {
    let clock = TestClock()
    let asked = LockedValue<[String]>([])
    let store = TestStore(
      initial: Movies.State(),
      machine: Movies(
        fetch: { page in MoviePage(page: page, totalPages: 1, movies: []) },
        find: { query in
          asked.append(query)
          return [Movie(id: 7, title: query)]
        },
        clock: clock
      ),
      clock: clock
    )
    store.send(.search("h"))
    await clock.advance(by: .milliseconds(299))
    store.send(.search("heat"))
    await clock.advance(by: .milliseconds(300))
    await store.wait { !$0.found.isEmpty }
    #expect(asked.value == ["heat"])
  }
}
