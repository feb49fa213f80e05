import Foundation
import FrontTesting
import Testing

/// Runs the program, in a pipeline and on a pseudo-terminal.
@Suite(.serialized) struct WeatherFrontTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  static let report = """
    {"city": "Seoul", "temperature": -3, "sky": "Snow", "humidity": 80, "wind": 6.55}
    """
  static let usage = "Usage: weather [--url URL] [--help] [--version]\n"

  private func start(_ arguments: [String] = []) throws -> ConsoleProgram {
    try ConsoleProgram(BuiltProduct("weather").path, arguments: arguments)
  }

  private func result(of commands: String, _ arguments: [String] = []) throws -> ConsoleProgram.Result {
    let program = try start(arguments)
    try program.write(commands)
    return try program.finish()
  }

  /// The frame of the embedded report.
  private static func frame(_ temperature: String) -> String {
    "Weather\nSeoul\nPartly cloudy\nTemperature: \(temperature)\nHumidity:    56 %\nWind:        3.2 m/s\n\n"
  }

  private static func frame(note: String) -> String { "Weather\n\(note)\n\n" }

  private static let first = frame(note: "Nothing is fetched yet.")

  @Test func commandsShowTheWeather() throws {
    #expect(
      try result(of: "fetch\nunit\nunit\nquit\nunit\n")
        == ConsoleProgram.Result(
          status: 0,
          output: Self.first + Self.frame("21.4 °C") + Self.frame("70.5 °F") + Self.frame("21.4 °C")
        )
    )
  }

  @Test func fetchingAgainSaysSo() throws {
    let fetching = Self.frame("21.4 °C").dropLast() + "⠋ Fetching the weather…\n\n"
    #expect(
      try result(of: "fetch\nfetch\n").output == Self.first + Self.frame("21.4 °C") + fetching
        + Self.frame("21.4 °C")
    )
  }

  @Test func whatHasNoEffectIsAnswered() throws {
    #expect(
      try result(of: "unit\nfrob\n").output == Self.first + "There is no weather yet. fetch gets it.\n"
        + "Unknown command 'frob'. The commands are: fetch, unit, quit.\n"
    )
  }

  @Test func aServersReportIsShown() throws {
    let server = try LocalServer(["/Seoul.json": LocalServer.response(Self.report)])
    defer { server.stop() }
    #expect(
      try result(of: "fetch\n", ["--url", server.url]).output == Self.first
        + "Weather\nSeoul\nSnow\nTemperature: -3.0 °C\nHumidity:    80 %\nWind:        6.6 m/s\n\n"
    )
  }

  @Test func anErrorIsOneLineAndCanBeRetried() throws {
    let server = try LocalServer(["/Seoul.json": LocalServer.response("", status: "503 Oh")])
    defer { server.stop() }
    let program = try start(["--url=\(server.url)"])
    try program.write("fetch\n")
    let message =
      "Error: The server answered \(server.url)Seoul.json with status 503. Look at the server's log, then retry."
    let failed = Self.frame(note: message)
    #expect(try program.read(until: failed) == Self.first + failed)
    server.answer("/Seoul.json", with: LocalServer.response(Self.report))
    try program.write("fetch\n")
    #expect(
      try program.finish().output.hasSuffix(
        "Temperature: -3.0 °C\nHumidity:    80 %\nWind:        6.6 m/s\n\n"
      )
    )
  }

  @Test func theLastReportStaysWhenANewerOneCannotBeHad() throws {
    let server = try LocalServer(["/Seoul.json": LocalServer.response(Self.report)])
    let program = try start(["--url=\(server.url)"])
    try program.write("fetch\n")
    try program.read(until: "6.6 m/s\n\n")
    server.stop()
    try program.write("fetch\n")
    #expect(
      try program.finish().output.hasSuffix(
        "Wind:        6.6 m/s\nError: Nothing answers at \(server.url)Seoul.json. Start the server or correct --url, "
          + "then retry.\n\n"
      )
    )
  }

  @Test func aNameAndPasswordAreShownNowhere() throws {
    let port = try LocalServer.refusedPort()
    let result = try result(of: "fetch\n", ["--url", "http://me:s3cret@127.0.0.1:\(port)/"])
    #expect(result.output.contains("Nothing answers at http://127.0.0.1:\(port)/Seoul.json."))
    #expect(!result.output.contains("s3cret") && result.errors.isEmpty)
  }

  @Test(arguments: [
    (
      ["--url", "ftp://me:s3cret@h/"],
      "'ftp://…@h/' is not the address of a web server, like http://127.0.0.1:8000/"
    ),
    (["http://me:s3cret@h/"], "unexpected argument 'http://…@h/'"),
    (["--ur=http://me:s3@cret@h/"], "unknown option '--ur=http://…@h/'"),
    (["--url"], "--url needs a value"), (["--frob"], "unknown option '--frob'"),
  ])
  func aMistakeExits64WithTheUsage(arguments: [String], message: String) throws {
    #expect(
      try result(of: "", arguments)
        == ConsoleProgram.Result(status: 64, output: "", errors: "weather: \(message)\n\(Self.usage)")
    )
  }

  @Test func itsSurroundingsMayBeOdd() throws {
    func shell(_ script: String) throws -> ConsoleProgram.Result {
      try ConsoleProgram("/bin/sh", arguments: ["-c", script, BuiltProduct("weather").path]).finish()
    }
    #expect(try shell(#"exec "$0" >&-"#).status == 74)
    #expect(try shell(#"exec "$0" < /"#).status == 66)
    #expect(try shell(#"exec "$0" < /dev/null"#) == ConsoleProgram.Result(status: 0, output: Self.first))
    #expect(
      try shell(#"echo fetch | TERM= "$0""#).output == Self.first + Self.frame("21.4 °C")
    )
  }
}
