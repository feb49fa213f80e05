import ReactiveCore
import WebJSON

/// Searches by asking a web server: `GET URL?q=TERM` gives `{"results": [{"title": "…", "detail": "…"}]}`.
public struct NetworkAPI: SearchAPI {
  private let address: WebAddress

  /// Makes an API.
  ///
  /// - Parameter address: what is asked.
  public init(at address: WebAddress) {
    self.address = address
  }

  /// Asks the server. The answer comes on any thread.
  public func search(_ term: String) -> AnyPublisher<[SearchResult], APIError> {
    let address = address.asking("q", term)
    return Deferred {
      let request = Request()
      return Future<[SearchResult], APIError> { promise in request.start(address, promise) }
        .handleEvents(receiveCancel: { request.cancel() })
    }
    .eraseToAnyPublisher()
  }

  /// The server's answer.
  struct Answer: WebDocument {
    static var title: String { "a list of results" }
    static var place: String { "what answers ?q=TEXT with results" }

    let results: [SearchResult]
  }
}
