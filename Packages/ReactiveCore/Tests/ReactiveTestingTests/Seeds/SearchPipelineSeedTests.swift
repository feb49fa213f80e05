// swift-format-ignore-file
// The code of the page "Testing a pipeline" that searches.

import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

enum SearchPipeline {
  struct Result: Equatable {
    static let sample = Result()
  }

  enum APIError: Error {
    case offline
  }

protocol SearchAPI {
    func search(_ term: String) -> AnyPublisher<[Result], APIError>
}

struct StubAPI: SearchAPI {
    var results: [Swift.Result<[Result], APIError>]
    func search(_ term: String) -> AnyPublisher<[Result], APIError> {
        calls.increment()
        return results[calls.value - 1].publisher.eraseToAnyPublisher()
    }

    private let calls = LockedCount()

    init(results: [Swift.Result<[Result], APIError>]) {
      self.results = results
    }
}

  /// Never answers, and counts what is cancelled.
  struct SilentAPI: SearchAPI {
    let cancellations = LockedCount()

    func search(_ term: String) -> AnyPublisher<[Result], APIError> {
      Empty(completeImmediately: false).handleEvents(receiveCancel: { cancellations.increment() })
        .eraseToAnyPublisher()
    }
  }

final class SearchModel<SomeScheduler: Scheduler> {
    private let scheduler: SomeScheduler

    private let terms = PassthroughSubject<String, Never>()
    private(set) var results: [Result] = []
    private var subscription: AnyCancellable?

    init(api: any SearchAPI, scheduler: SomeScheduler = DispatchQueue.main) {
        self.scheduler = scheduler
        subscription = terms
            .debounce(for: .seconds(3), scheduler: scheduler)
            .map { api.search($0).catch { _ in Empty() } }
            .switchToLatest()
            .sink { [weak self] in self?.results = $0 }
    }

    func search(_ term: String) {
        terms.send(term)
    }
}
}

@Suite struct SearchPipelineSeedTests {
  typealias APIError = SearchPipeline.APIError
  typealias StubAPI = SearchPipeline.StubAPI
  typealias SearchModel = SearchPipeline.SearchModel

@Test func searchSurvivesAFailedRequest() async throws {
    let api = StubAPI(results: [.failure(APIError.offline), .success([.sample])])
    let model = SearchModel(api: api, scheduler: ImmediateScheduler.shared)

    model.search("first")            // fails
    model.search("second")           // must still work

    #expect(model.results == [.sample])
}

  // "That cancellation happens."
  @Test func aNewSearchCancelsThePreviousRequest() {
    let api = SearchPipeline.SilentAPI()
    let scheduler = DispatchQueue.test
    let model = SearchModel(api: api, scheduler: scheduler)
    model.search("first")
    scheduler.advance(by: .seconds(3))
    #expect(api.cancellations.value == 0)
    model.search("second")
    scheduler.advance(by: .seconds(3))
    #expect(api.cancellations.value == 1)
  }

  @MainActor @Test func inProductionItIsTheMainQueue() {
    let model: SearchModel<DispatchQueue> = SearchModel(api: SearchPipeline.SilentAPI())
    #expect(model.results.isEmpty)
  }
}
