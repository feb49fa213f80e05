import Foundation
import FrontTesting
import ReactiveCore
import ReactiveTesting
import Testing
import WebJSON

@testable import SearchFeature

/// The API that asks a web server, against servers good and bad.
@Suite struct NetworkAPITests {
  static let answer = #"{"results": [{"title": "debounce", "detail": "waits for a pause"}]}"#

  /// How one search ends; `path` is what the server is asked for.
  private func outcome(
    _ answer: Data,
    path: String = "/find?q=swift",
    term: String = "swift"
  ) async throws -> (Result<[SearchResult], APIError>, location: String) {
    let server = try LocalServer([path: answer])
    defer { server.stop() }
    let api = NetworkAPI(at: try WebAddress(server.url + "find"))
    return (await first(of: api.search(term)), server.url + "find?…")
  }

  private func first(of search: AnyPublisher<[SearchResult], APIError>) async -> Result<
    [SearchResult], APIError
  > {
    do {
      for try await results in search.values { return .success(results) }
      return .success([])
    } catch {
      return .failure(error as! APIError)
    }
  }

  @Test func asksWithTheTerm() async throws {
    let (result, _) = try await outcome(LocalServer.response(Self.answer))
    #expect(result == .success([.sample]))
  }

  @Test(arguments: [
    ("a b", "/find?q=a%20b"), ("a&b=c", "/find?q=a%26b%3Dc"), ("1+1", "/find?q=1%2B1"),
    ("é", "/find?q=%C3%A9"),
  ])
  func theTermIsEncoded(term: String, path: String) async throws {
    let (result, _) = try await outcome(LocalServer.response(Self.answer), path: path, term: term)
    #expect(result == .success([.sample]))
  }

  @Test func aServerThatSaysNo() async throws {
    let (missing, location) = try await outcome(Data(), path: "/other")
    #expect(
      missing
        == .failure(
          .server(.missing(location: location, wanted: "what answers ?q=TEXT with results"))
        )
    )
    let (trouble, place) = try await outcome(LocalServer.response("", status: "500 Oh"))
    #expect(trouble == .failure(.server(.httpStatus(500, location: place))))
  }

  @Test func anAnswerThatIsCutOffOrWrong() async throws {
    let (cut, location) = try await outcome(LocalServer.response(String(Self.answer.prefix(30))))
    #expect(cut == .failure(.server(.cutOff(location: location, received: 30, expected: nil))))
    let (wrong, place) = try await outcome(LocalServer.response(#"{"results": [{"title": "a"}]}"#))
    #expect(
      wrong
        == .failure(
          .server(
            .wrongJSON(
              location: place,
              wanted: "a list of results",
              problem: "\"detail\" is missing in results[0]"
            )
          )
        )
    )
  }

  @Test func aRefusedConnection() async throws {
    let url = "http://127.0.0.1:\(try LocalServer.refusedPort())/find"
    let api = NetworkAPI(at: try WebAddress(url))
    #expect(await first(of: api.search("a")) == .failure(.server(.refused(location: url + "?…"))))
  }

  @Test func beingOfflineHasItsOwnError() {
    #expect(APIError(.offline) == .offline)
    #expect(APIError.offline.description == WebError.offline.description)
  }

  /// The server waits until the connection is closed, and so does `stop`. An abandoned request is closed too, but
  /// only after the ten seconds that a server may be silent.
  @Test func aCancelledSearchClosesItsConnection() async throws {
    let server = try LocalServer()
    let arrived = server.hold("/?q=swift")
    let outputs = LockedCount()
    let search = NetworkAPI(at: try WebAddress(server.url)).search("swift")
      .sink(receiveCompletion: { _ in outputs.increment() }, receiveValue: { _ in outputs.increment() })
    await arrived()
    search.cancel()
    #expect(ContinuousClock().measure { server.stop() } < .seconds(8))
    #expect(outputs.value == 0)
  }
}
