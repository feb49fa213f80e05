import FrontTesting
import Testing

/// What the program says of arguments, and where there is no display.
struct InvocationTests {
  static let usage = "Usage: gtk-movies [--url http://HOST:PORT/] [--trace] [--help] [--version]\n"

  private func run(_ arguments: String...) throws -> ConsoleProgram.Result {
    let program = try BuiltProduct("gtk-movies").path
    return try ConsoleProgram(
      "/usr/bin/env",
      // GDK finds a Wayland display without being told.
      arguments: ["-u", "DISPLAY", "GDK_BACKEND=x11", program] + arguments
    ).finish()
  }

  @Test func withoutADisplay() throws {
    let message = "there is no display. Run it in a graphical session, or set DISPLAY or WAYLAND_DISPLAY."
    let errors = "gtk-movies: no window can be opened: \(message)\n"
    #expect(try run() == ConsoleProgram.Result(status: 1, output: "", errors: errors))
  }

  @Test(arguments: [
    (["--wrong"], "unknown option '--wrong'"),
    (["--trace=1"], "unknown option '--trace=1'"),
    (["film"], "unexpected argument 'film'"),
    (["--a\u{1B}[2J"], "unknown option '--a?[2J'"),
    (["--url"], "--url needs a value"),
    (["--url="], "--url needs a value"),
    (
      ["--url", "ftp://x"],
      "'ftp://x' is not the address of a folder on a web server, like http://127.0.0.1:8000/"
    ),
  ])
  func wrongArguments(_ arguments: [String], _ message: String) throws {
    let program = try ConsoleProgram(BuiltProduct("gtk-movies").path, arguments: arguments)
    let errors = "gtk-movies: \(message)\n\(Self.usage)"
    #expect(try program.finish() == ConsoleProgram.Result(status: 64, output: "", errors: errors))
  }

  @Test func helpAndVersion() throws {
    let help = try run("--help")
    #expect(help.status == 0)
    #expect(help.output.hasPrefix(Self.usage))
    #expect(try run("--version") == ConsoleProgram.Result(status: 0, output: "gtk-movies 0.1.0\n"))
  }
}
