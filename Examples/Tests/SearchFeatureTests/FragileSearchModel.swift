import ReactiveCore

@testable import SearchFeature

/// `SearchModel` with its catch in the wrong place: outside the search, where a failure ends the whole pipeline.
final class FragileSearchModel {
  private(set) var results: [SearchResult] = []
  private let terms = PassthroughSubject<String, Never>()
  private var subscription: AnyCancellable?

  init<SomeScheduler: Scheduler>(api: any SearchAPI, scheduler: SomeScheduler) {
    subscription =
      terms
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .map { term in api.search(term) }
      .switchToLatest()
      .catch { _ in Just([]) }
      .sink { [weak self] results in self?.results = results }
  }

  func search(_ term: String) {
    terms.send(term)
  }
}
