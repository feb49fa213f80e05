import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

@testable import SearchFeature

/// The tests of "Testing a pipeline", as that page writes them.
@Suite struct PipelineTests {
  @Test func searchDebouncesInput() async throws {
    var cancellables: Set<AnyCancellable> = []
    let subject = PassthroughSubject<String, Never>()
    var received: [String] = []
    // The page waits for half a second. Here the time is the test's.
    let scheduler = DispatchQueue.test

    await confirmation { confirmed in
      subject
        .debounce(for: .milliseconds(300), scheduler: scheduler)
        .sink { value in
          received.append(value)
          confirmed()
        }
        .store(in: &cancellables)

      subject.send("s")
      subject.send("sw")
      subject.send("swift")

      scheduler.advance(by: .milliseconds(500))
    }

    #expect(received == ["swift"])
  }

  // A model that gives fewer states than are waited for would keep the test waiting for ever.
  @Test(.timeLimit(.minutes(1))) func loadsItems() async throws {
    let model = ItemsModel(api: StubAPI(items: [.sample]))
    var results: [LoadState] = []

    for await state in model.state.prefix(2).values {
      results.append(state)
    }

    #expect(results.count == 2)
  }

  @Test func searchSurvivesAFailedRequest() async throws {
    let api = StubAPI(results: [.failure(APIError.offline), .success([.sample])])
    let model = SearchModel(api: api, scheduler: ImmediateScheduler.shared)

    model.search("first")  // fails
    model.search("second")  // must still work

    #expect(model.results == [.sample])
  }

  /// "If the catch is outside the inner publisher, the second search returns nothing and this test fails."
  @Test func theCatchOutsideFailsThatTest() async throws {
    let api = StubAPI(results: [.failure(APIError.offline), .success([.sample])])
    let model = FragileSearchModel(api: api, scheduler: ImmediateScheduler.shared)

    model.search("first")  // fails
    model.search("second")  // finds a pipeline that has ended

    withKnownIssue {
      #expect(model.results == [.sample])
    }
    #expect(model.results == [])
  }

  /// The other half: without a failure, the catch's place makes no difference.
  @Test func theCatchOutsideIsFineUntilARequestFails() {
    let api = StubAPI(results: [.success([]), .success([.sample])])
    let model = FragileSearchModel(api: api, scheduler: ImmediateScheduler.shared)
    model.search("first")
    model.search("second")
    #expect(model.results == [.sample])
  }

  /// "ImmediateScheduler cannot prove the timing is right."
  @Test func theImmediateSchedulerPassesWhateverThePause() {
    for pause in [0, 300, 30_000] {
      let model = SearchModel(
        api: StubAPI(items: [.sample]),
        pause: .milliseconds(pause),
        scheduler: ImmediateScheduler.shared
      )
      model.search("swift")
      #expect(model.results == [.sample])
    }
  }
}
