import Foundation
import FrontTesting
import MoviesCatalog
import Testing
import WebJSON

@Suite struct NetworkCatalogTests {
  static let page = #"{"page": 1, "totalPages": 1, "results": []}"#

  /// What a catalog makes of one answer of a server's.
  private func outcome(of answer: Data) async throws -> (Result<MoviePage, WebError>, location: String) {
    let server = try LocalServer(["/page-1.json": answer])
    defer { server.stop() }
    let location = server.url + "page-1.json"
    do {
      return (.success(try await MovieCatalog.network(at: WebAddress(folder: server.url)).page(1)), location)
    } catch let error as WebError {
      return (.failure(error), location)
    }
  }

  @Test(
    .enabled(
      if: PythonServer.isAvailable,
      "python3 is not installed, so there is no other server to read from"
    )
  )
  func readsThePagesFromAnotherServer() async throws {
    let server = try PythonServer(folder: MoviePages.folder)
    defer { server.stop() }
    let catalog = MovieCatalog.network(at: try WebAddress(folder: server.url))
    for number in 1...7 {
      #expect(try await catalog.page(number) == MovieCatalog.embedded.page(number))
    }
    await #expect(throws: WebError.missing(location: server.url + "page-8.json", wanted: MoviePage.place)) {
      try await catalog.page(8)
    }
  }

  @Test func readsAPage() async throws {
    let (result, _) = try await outcome(of: LocalServer.response(Self.page))
    #expect(result == .success(MoviePage(page: 1, totalPages: 1, results: [])))
  }

  @Test func aRefusedConnection() async throws {
    let url = "http://127.0.0.1:\(try LocalServer.refusedPort())/"
    await #expect(throws: WebError.refused(location: url + "page-1.json")) {
      try await MovieCatalog.network(at: WebAddress(folder: url)).page(1)
    }
  }

  @Test(arguments: [("500 Internal Server Error", 500), ("204 No Content", 204)])
  func anotherStatus(line: String, status: Int) async throws {
    let (result, location) = try await outcome(of: LocalServer.response("", status: line))
    #expect(result == .failure(.httpStatus(status, location: location)))
  }

  @Test func aPageThatIsNotThere() async throws {
    let (result, location) = try await outcome(of: LocalServer.response("", status: "404 Not Found"))
    #expect(result == .failure(.missing(location: location, wanted: "the folder that holds page-1.json")))
  }

  @Test(.timeLimit(.minutes(1))) func aPasswordIsWanted() async throws {
    let answer = """
      HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm="x"\r\nContent-Length: 0\r\n\
      Connection: close\r\n\r\n
      """
    let (result, location) = try await outcome(of: Data(answer.utf8))
    #expect(result == .failure(.forbidden(401, location: location)))
  }

  @Test func aBodyShorterThanAnnounced() async throws {
    let answer = LocalServer.response(String(Self.page.prefix(20)), announcedLength: 43)
    let (result, location) = try await outcome(of: answer)
    #expect(result == .failure(.cutOff(location: location, received: 20, expected: 43)))
  }

  @Test func aBodyThatIsTheBeginningOfAPage() async throws {
    let (result, location) = try await outcome(of: LocalServer.response(String(Self.page.prefix(20))))
    #expect(result == .failure(.cutOff(location: location, received: 20, expected: nil)))
  }

  @Test func aConnectionClosedWithoutAnAnswer() async throws {
    let (result, location) = try await outcome(of: Data())
    guard case .failure(.unreachable(location: location, reason: let reason)) = result else {
      Issue.record("unexpected: \(result)")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func wrongJSON() async throws {
    let (result, location) = try await outcome(of: LocalServer.response("<html>Hello</html>"))
    #expect(
      result
        == .failure(.wrongJSON(location: location, wanted: "a page of movies", problem: "it is not JSON"))
    )
  }

  @Test func aNewAnswerIsSeenByTheNextRequest() async throws {
    let server = try LocalServer()
    defer { server.stop() }
    let catalog = MovieCatalog.network(at: try WebAddress(folder: server.url))
    await #expect(throws: WebError.self) { try await catalog.page(1) }
    server.answer("/page-1.json", with: LocalServer.response(Self.page))
    #expect(try await catalog.page(1).totalPages == 1)
  }

  @Test func aRequestUnderWayCanBeCancelled() async throws {
    let server = try LocalServer()
    defer { server.stop() }
    let catalog = MovieCatalog.network(at: try WebAddress(folder: server.url))
    let arrived = server.hold("/page-1.json")
    let task = Task { try await catalog.page(1) }
    await arrived()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aRequestOfACancelledTaskIsNotSent() async throws {
    let catalog = MovieCatalog.network(at: try WebAddress(folder: "http://127.0.0.1:9/"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await catalog.page(1)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func nameAndPasswordAreSentAndNotShown() async throws {
    let server = try LocalServer()
    defer { server.stop() }
    let url = server.url.replacingOccurrences(of: "//", with: "//me:p%40ss@")
    let catalog = MovieCatalog.network(at: try WebAddress(folder: url))
    await #expect(throws: WebError.missing(location: server.url + "page-1.json", wanted: MoviePage.place)) {
      try await catalog.page(1)
    }
    let field = "Authorization: Basic \(Data("me:p@ss".utf8).base64EncodedString())\r\n"
    #expect(server.requests.map { $0.contains(field) } == [true])
  }

  @Test(arguments: [true, false]) func aRedirectionToAnotherServerGetsNoPassword(isOther: Bool) async throws {
    let (server, other) = (try LocalServer(), try LocalServer())
    defer {
      server.stop()
      other.stop()
    }
    let target = isOther ? other : server
    let redirection = "HTTP/1.1 302 Found\r\nLocation: \(target.url)moved\r\nContent-Length: 0\r\n"
    server.answer("/page-1.json", with: Data((redirection + "Connection: close\r\n\r\n").utf8))
    target.answer("/moved", with: LocalServer.response(Self.page))
    let url = server.url.replacingOccurrences(of: "//", with: "//me:secret@")
    #expect(try await MovieCatalog.network(at: WebAddress(folder: url)).page(1).totalPages == 1)
    let head = try #require(target.requests.last)
    #expect(head.contains("/moved"))
    #expect(head.contains("Authorization:") == !isOther)
  }

  @Test(
    .enabled(
      if: PythonServer.isAvailable && PythonServer.hasIPv6,
      "python3 is not installed, or there is no IPv6"
    )
  )
  func readsThePagesFromANumericIPv6Address() async throws {
    let server = try PythonServer(folder: MoviePages.folder, address: "::1")
    defer { server.stop() }
    #expect(server.url.hasPrefix("http://[::1]:"))
    let catalog = MovieCatalog.network(at: try WebAddress(folder: server.url))
    #expect(try await catalog.page(2) == MovieCatalog.embedded.page(2))
    await #expect(throws: WebError.missing(location: server.url + "page-8.json", wanted: MoviePage.place)) {
      try await catalog.page(8)
    }
    server.stop()
    await #expect(throws: WebError.refused(location: server.url + "page-1.json")) {
      try await catalog.page(1)
    }
  }
}
