import Foundation
import FrontTesting
import Testing
import WebJSON

@Suite struct WebReadingTests {
  static let note = #"{"text": "Hello", "stars": 3}"#

  /// What is made of one answer of a server's; `§` in the text stands for the address.
  private func expect(
    _ answer: Data,
    gives text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let server = try LocalServer(["/note.json": answer])
    defer { server.stop() }
    let location = server.url + "note.json"
    do {
      let note = try await WebAddress(server.url).file("note.json").read(Note.self)
      #expect(note.text == text, sourceLocation: sourceLocation)
    } catch let error as WebError {
      #expect(
        error.description == text.replacingOccurrences(of: "§", with: location),
        sourceLocation: sourceLocation
      )
    }
  }

  @Test func aDocument() async throws {
    try await expect(LocalServer.response(Self.note), gives: "Hello")
  }

  @Test func aRefusedConnection() async throws {
    let url = "http://127.0.0.1:\(try LocalServer.refusedPort())/"
    let error = await #expect(throws: WebError.self) { try await WebAddress(url).read(Note.self) }
    #expect(error == .refused(location: url))
    #expect(
      error?.description == "Nothing answers at \(url). Start the server or correct --url, then retry."
    )
  }

  @Test func anotherStatus() async throws {
    try await expect(
      LocalServer.response("", status: "404 Not Found"),
      gives: "The server has no § (404). Point --url at the folder that holds note.json, then retry."
    )
    for status in [204, 500, 503] {
      try await expect(
        LocalServer.response("", status: "\(status) Words"),
        gives: "The server answered § with status \(status). Look at the server's log, then retry."
      )
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["", "WWW-Authenticate: Basic realm=\"x\"\r\n"])
  func aPasswordIsWanted(header: String) async throws {
    for status in [401, 403] {
      let answer = "HTTP/1.1 \(status) No\r\n\(header)Content-Length: 0\r\nConnection: close\r\n\r\n"
      try await expect(
        Data(answer.utf8),
        gives:
          "The server keeps § to itself (\(status)). Give a name and password that it knows, as in --url "
          + "http://NAME:PASSWORD@HOST/"
      )
    }
  }

  @Test func aBodyShorterThanAnnounced() async throws {
    try await expect(
      LocalServer.response(String(Self.note.prefix(12)), announcedLength: 30),
      gives: "§ broke off after 12 of 30 bytes. Retry; if it happens again, check the server."
    )
  }

  @Test func aBodyWithoutEnd() async throws {
    try await expect(
      LocalServer.response(String(repeating: " ", count: 17 * 1_048_576)),
      gives: "§ has more than 16 MiB, which is not read. Correct it on the server, or --url, then retry."
    )
  }

  @Test func aCompressedBodyShorterThanWhatIsSent() async throws {
    // {"text":"Hi","stars":3} is shorter than the 43 bytes that gzip makes of it.
    let gzip = Data(base64Encoded: "H4sIAAAAAAACA6tWKkmtKFGyUvLIVNJRKi5JLCpWsjKuBQDTKdvzFwAAAA==")!
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(gzip.count)\r\n"
    try await expect(Data((head + "Connection: close\r\n\r\n").utf8) + gzip, gives: "Hi")
  }

  @Test func aBodyThatIsTheBeginningOfADocument() async throws {
    try await expect(
      LocalServer.response(String(Self.note.prefix(12))),
      gives: "§ broke off after 12 bytes. Retry; if it happens again, check the server."
    )
  }

  @Test func anotherDocument() async throws {
    try await expect(
      LocalServer.response("<html>Hello</html>"),
      gives: "§ is not a note: it is not JSON. Correct it on the server, or --url, then retry."
    )
  }

  @Test func aConnectionClosedWithoutAnAnswer() async throws {
    try await expect(
      Data(),
      gives: "Cannot reach §: no answer. Check the network and --url, then retry."
    )
  }

  @Test func aRequestUnderWayCanBeCancelled() async throws {
    let server = try LocalServer()
    defer { server.stop() }
    let arrived = server.hold("/note.json")
    let address = try WebAddress(server.url).file("note.json")
    let task = Task { try await address.read(Note.self) }
    await arrived()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aRequestOfACancelledTaskIsNotSent() async throws {
    let address = try WebAddress("http://127.0.0.1:9/")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await address.read(Note.self)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aNameAndPasswordAreSentWhereTheUserSaidAndNowhereElse() async throws {
    let other = try LocalServer(["/note.json": LocalServer.response(Self.note)])
    defer { other.stop() }
    let server = try LocalServer()
    defer { server.stop() }
    let elsewhere = "HTTP/1.1 302 Found\r\nLocation: \(other.url)note.json\r\nContent-Length: 0\r\n\r\n"
    let here = "HTTP/1.1 302 Found\r\nLocation: /note.json\r\nContent-Length: 0\r\n\r\n"
    server.answer("/elsewhere", with: Data(elsewhere.utf8))
    server.answer("/here", with: Data(here.utf8))
    server.answer("/note.json", with: LocalServer.response(Self.note))
    let address = try WebAddress(server.url.replacingOccurrences(of: "//", with: "//me:s3cret@"))
    let header = "Authorization: Basic \(Data("me:s3cret".utf8).base64EncodedString())\r\n"

    _ = try await address.file("here").read(Note.self)
    let direct = try #require(server.requests.last)
    #expect(direct.hasPrefix("GET /note.json ") && direct.contains(header))
    _ = try await address.file("elsewhere").read(Note.self)
    let redirected = try #require(server.requests.last)
    #expect(redirected.hasPrefix("GET /elsewhere ") && redirected.contains(header))
    let arrived = try #require(other.requests.last)
    #expect(arrived.hasPrefix("GET /note.json ") && !arrived.contains("Authorization"))
  }

  @Test(
    .enabled(
      if: PythonServer.isAvailable && PythonServer.hasIPv6,
      "python3 is not installed, or there is no IPv6"
    )
  )
  func aNumericIPv6Address() async throws {
    let folder = try TemporaryFolder()
    try Data(Self.note.utf8).write(to: URL(fileURLWithPath: folder.file("index.html")))
    let server = try PythonServer(folder: URL(fileURLWithPath: folder.path), address: "::1")
    defer { server.stop() }
    #expect(server.url.hasPrefix("http://[::1]:"))
    for text in [server.url, String(server.url.dropLast())] {
      let address = try WebAddress(text)
      #expect(try await address.read(Note.self).text == "Hello")
      #expect(try await address.asking("q", "a b").read(Note.self).text == "Hello")
    }
    let missing = try WebAddress(server.url).file("none").asking("key", "k3y")
    await #expect(throws: WebError.missing(location: server.url + "none?…", wanted: Note.place)) {
      try await missing.read(Note.self)
    }
    server.stop()
    await #expect(throws: WebError.refused(location: server.url)) {
      try await WebAddress(server.url).read(Note.self)
    }
  }

  #if canImport(FoundationNetworking)
    @Test func aNumericIPv6AddressIsSaidToBeNoneForHTTPSHere() async throws {
      let error = await #expect(throws: WebError.self) {
        try await WebAddress("https://[::1]:9/").read(Note.self)
      }
      #expect(
        error?.description
          == "Cannot reach https://[::1]:9/: it has to have a host's name or an IPv4 address here. Check the network "
          + "and --url, then retry."
      )
    }
  #endif
}
