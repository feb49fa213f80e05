import ReactiveCore

/// Where results come from.
public protocol SearchAPI {
  /// Searches once for each subscription; cancelling it cancels the search.
  ///
  /// - Parameter term: what to look for; a text without a word finds everything.
  func search(_ term: String) -> AnyPublisher<[SearchResult], APIError>
}
