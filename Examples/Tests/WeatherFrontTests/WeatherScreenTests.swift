import FrontTesting
import Testing

/// Runs the program on a pseudo-terminal and looks at its screen.
@Suite(.serialized) struct WeatherScreenTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal()
  }

  private func start(_ arguments: [String] = []) throws -> TerminalProgram {
    try TerminalProgram(BuiltProduct("weather").path, arguments: arguments, on: terminal)
  }

  private static func screen(_ lines: [String], _ foot: [String]) -> String {
    let empty = Array(repeating: "", count: 22 - lines.count - foot.count)
    return (["Weather", ""] + lines + empty + foot).map { $0 + "\n" }.joined()
  }

  private static func weather(_ temperature: String) -> [String] {
    ["Seoul", "Partly cloudy", "Temperature: \(temperature)", "Humidity:    56 %", "Wind:        3.2 m/s"]
  }

  @Test func theSplashGivesWayToTheWeather() throws {
    let before = try terminal.settings()
    let program = try start()
    #expect(
      try terminal.readScreen(showing: "r fetch again").text
        == Self.screen(Self.weather("21.4 °C"), ["r fetch again  u Fahrenheit  q quit"])
    )
    try terminal.type("u")
    #expect(
      try terminal.readScreen(showing: "u Celsius").text
        == Self.screen(Self.weather("70.5 °F"), ["r fetch again  u Celsius  q quit"])
    )
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
    #expect(try terminal.settings() == before)
  }

  @Test func theSplashStaysUntilTheServerAnswers() throws {
    let server = try LocalServer()
    defer { server.stop() }
    server.hold("/Seoul.json", then: LocalServer.response(WeatherFrontTests.report))
    let program = try start(["--url", server.url])
    for sign in ["⠋", "⠙", "⠹"] {
      #expect(
        try terminal.readScreen(showing: sign).text
          == Self.screen([], ["\(sign) Fetching the weather…", "q quit"])
      )
    }
    server.release()
    try terminal.readScreen(showing: "Temperature: -3.0 °C")
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }

  @Test func anErrorSaysWhatToDoAndIsRetried() throws {
    let server = try LocalServer()
    defer { server.stop() }
    let program = try start(["--url", server.url])
    let screen = try terminal.readScreen(showing: "r retry").text
    #expect(screen.hasPrefix("Weather\n\n\n"))
    #expect(
      screen.split(separator: "\n").dropFirst().joined(separator: " ")
        == "Error: The server has no \(server.url)Seoul.json (404). Point --url at the folder that holds Seoul.json, "
        + "then retry. r retry  q quit"
    )
    server.answer("/Seoul.json", with: LocalServer.response(WeatherFrontTests.report))
    try terminal.type("ur")
    try terminal.readScreen(showing: "Snow")
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }

  @Test func aSmallTerminalShowsWhatFits() throws {
    try terminal.resize(columns: 20, rows: 8)
    let program = try start()
    #expect(
      try terminal.readScreen(showing: "u Fahrenheit").text
        == "Weather\n\nSeoul\nPartly cloudy\nTemperature: 21.4 °C\nHumidity:    56 %\nr fetch again\n"
        + "u Fahrenheit  q quit\n"
    )
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }
}
