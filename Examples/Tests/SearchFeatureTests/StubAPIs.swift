import ReactiveCore
import ReactiveTesting

@testable import SearchFeature

/// Gives what it was told, one after the other, at once.
struct StubAPI: SearchAPI {
  private let results: [Swift.Result<[SearchResult], APIError>]
  private let calls = LockedCount()

  init(results: [Swift.Result<[SearchResult], APIError>]) {
    self.results = results
  }

  /// Always gives the same.
  init(items: [SearchResult]) {
    self.init(results: [.success(items)])
  }

  func search(_ term: String) -> AnyPublisher<[SearchResult], APIError> {
    let call = calls.increment()
    return results[min(call, results.count) - 1].publisher.eraseToAnyPublisher()
  }
}

/// Answers when the test says so, and counts what is cancelled.
final class HeldAPI: SearchAPI {
  let cancellations = LockedCount()
  private(set) var terms: [String] = []
  private var answers: [String: PassthroughSubject<[SearchResult], APIError>] = [:]

  func search(_ term: String) -> AnyPublisher<[SearchResult], APIError> {
    let answer = PassthroughSubject<[SearchResult], APIError>()
    terms.append(term)
    answers[term] = answer
    let cancellations = cancellations
    return answer.handleEvents(receiveCancel: { cancellations.increment() }).eraseToAnyPublisher()
  }

  /// Answers a search, also one that was cancelled.
  func answer(_ term: String, _ results: [SearchResult]) {
    answers[term]?.send(results)
    answers[term]?.send(completion: .finished)
  }
}
