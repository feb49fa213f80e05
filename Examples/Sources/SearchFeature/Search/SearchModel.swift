import Dispatch
import ReactiveCore
import ReactiveFoundation

/// A search field: it waits for a pause in the typing, asks, and shows only what the last question gave. A question
/// that fails is shown as failed, and the next one is asked all the same.
///
/// ```swift
/// let model = SearchModel(api: EmbeddedAPI())
/// let showing = model.state.sink { print($0) }
/// model.search("debounce")
/// ```
///
/// It is for one thread: that which the scheduler runs its actions on.
public final class SearchModel {
  /// The state now, and each one after it, delivered by the scheduler.
  public let state: AnyPublisher<LoadState, Never>
  /// What the last search that succeeded has found. A new search leaves it until its own results are there.
  public private(set) var results: [SearchResult] = []

  private let terms = PassthroughSubject<String, Never>()
  private var subscription: AnyCancellable?

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - api: where results come from; it may answer on any thread.
  ///   - pause: how long the typing has to stop before a search begins.
  ///   - scheduler: measures the pause, and delivers states and results.
  public init<SomeScheduler: Scheduler>(
    api: any SearchAPI,
    pause: SomeScheduler.SchedulerTimeType.Stride = .milliseconds(300),
    scheduler: SomeScheduler = DispatchQueue.main
  ) {
    let current = CurrentValueSubject<LoadState, Never>(.idle)
    state = current.eraseToAnyPublisher()
    subscription =
      terms
      .debounce(for: pause, scheduler: scheduler)
      .map { term in Self.states(of: term, api) }
      .switchToLatest()
      .receive(on: scheduler)
      .sink { [weak self] state in
        if case .loaded(let results) = state { self?.results = results }
        current.send(state)
      }
  }

  /// Takes the field's text after each change. A text without a word ends the search.
  public func search(_ term: String) {
    terms.send(term)
  }

  /// The states that one search goes through. What fails in here does not end the pipeline around it.
  private static func states(of term: String, _ api: any SearchAPI) -> AnyPublisher<LoadState, Never> {
    let words = term.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return Just(.idle).eraseToAnyPublisher() }
    return api.search(words)
      .map(LoadState.loaded)
      .catch { error in Just(.failed(error)) }
      .prepend(.loading)
      .eraseToAnyPublisher()
  }
}
