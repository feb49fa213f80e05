import ReactiveCore

/// Searches what is compiled in: a short word on each operator of a pipeline.
public struct EmbeddedAPI: SearchAPI {
  /// Makes an API.
  public init() {}

  /// Gives the operators that have every word of the term in their name or description, at once.
  public func search(_ term: String) -> AnyPublisher<[SearchResult], APIError> {
    let words = term.lowercased().split(whereSeparator: \.isWhitespace)
    let found = embeddedResults.filter { result in
      let text = "\(result.title) \(result.detail)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    return Just(found).setFailureType(to: APIError.self).eraseToAnyPublisher()
  }
}
