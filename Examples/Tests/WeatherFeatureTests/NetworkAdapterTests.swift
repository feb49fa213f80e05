import Foundation
import FrontTesting
import Testing
import WeatherFeature
import WebJSON

/// The adapter that reads from a web server, against servers good and bad.
@Suite struct NetworkAdapterTests {
  static let report = """
    {"city": "Seoul", "temperature": -3, "sky": "Snow", "humidity": 80, "wind": 6.5}
    """

  /// The line that the user gets for a server's answer.
  private func line(for answer: Data) async throws -> (String, location: String) {
    let server = try LocalServer(["/Seoul.json": answer])
    defer { server.stop() }
    let adapter = WeatherAdapter.network(at: try WebAddress(server.url))
    let error = await #expect(throws: WebError.self) { try await adapter.fetchCurrentWeather("Seoul") }
    return (error?.description ?? "", server.url + "Seoul.json")
  }

  @Test func readsAReport() async throws {
    let server = try LocalServer(["/Seoul.json": LocalServer.response(Self.report)])
    defer { server.stop() }
    let adapter = WeatherAdapter.network(at: try WebAddress(server.url))
    #expect(
      try await adapter.fetchCurrentWeather("Seoul")
        == Weather(city: "Seoul", temperature: -3, sky: "Snow", humidity: 80, wind: 6.5)
    )
  }

  @Test(
    .enabled(
      if: PythonServer.isAvailable,
      "python3 is not installed, so there is no other server to read from"
    )
  )
  func readsTheExampleFromAnotherServer() async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Weather")
    let server = try PythonServer(folder: folder)
    defer { server.stop() }
    let adapter = WeatherAdapter.network(at: try WebAddress(server.url))
    #expect(try await adapter.fetchCurrentWeather("Seoul").city == "Seoul")
  }

  @Test func aRefusedConnection() async throws {
    let url = "http://127.0.0.1:\(try LocalServer.refusedPort())/"
    let adapter = WeatherAdapter.network(at: try WebAddress(url))
    await #expect(throws: WebError.refused(location: url + "Seoul.json")) {
      try await adapter.fetchCurrentWeather("Seoul")
    }
  }

  @Test func aReportThatIsNotThere() async throws {
    let (line, location) = try await line(for: LocalServer.response("", status: "404 Not Found"))
    #expect(
      line
        == "The server has no \(location) (404). Point --url at the folder that holds Seoul.json, then retry."
    )
  }

  @Test func aServerInTrouble() async throws {
    let (line, location) = try await line(for: LocalServer.response("", status: "503 Unavailable"))
    #expect(
      line == "The server answered \(location) with status 503. Look at the server's log, then retry."
    )
  }

  @Test func jsonThatIsCutOff() async throws {
    let start = String(Self.report.prefix(40))
    let (line, location) = try await line(for: LocalServer.response(start))
    #expect(
      line == "\(location) broke off after 40 bytes. Retry; if it happens again, check the server."
    )
    let (shorter, place) = try await self.line(for: LocalServer.response(start, announcedLength: 80))
    #expect(
      shorter == "\(place) broke off after 40 of 80 bytes. Retry; if it happens again, check the server."
    )
  }

  @Test(arguments: [
    ("temperature\": -3", "temperature\": 300", "temperature should be from -100 to 100 °C"),
    ("temperature\": -3", "temperature\": \"-3\"", "temperature should be a number"),
    ("humidity\": 80", "humidity\": -1", "humidity should be from 0 to 100 %"),
    ("wind\": 6.5", "wind\": -1", "wind should be from 0 to 200 m/s"),
    ("sky", "heaven", "\"sky\" is missing"),
  ])
  func aReportThatCannotBe(part: String, replacement: String, problem: String) async throws {
    let report = Self.report.replacingOccurrences(of: part, with: replacement)
    let (line, location) = try await line(for: LocalServer.response(report))
    #expect(
      line
        == "\(location) is not a weather report: \(problem). Correct it on the server, or --url, then retry."
    )
  }

  @Test func aNameAndPasswordAreSentAndNeverShown() async throws {
    let server = try LocalServer(["/Seoul.json": LocalServer.response("", status: "401 Unauthorized")])
    defer { server.stop() }
    let address = server.url.replacingOccurrences(of: "http://", with: "http://me:s3cret@")
    let adapter = WeatherAdapter.network(at: try WebAddress(address))
    let error = await #expect(throws: WebError.self) { try await adapter.fetchCurrentWeather("Seoul") }
    #expect(error == .forbidden(401, location: server.url + "Seoul.json"))
    #expect(
      try #require(server.requests.last).contains(
        "Authorization: Basic \(Data("me:s3cret".utf8).base64EncodedString())\r\n"
      )
    )
  }
}
