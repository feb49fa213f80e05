import FrontTesting
import Testing

/// Runs the program that the README shows.
struct FilmCountTests {
  @Test func theProgramEndsWithTheFirstPage() throws {
    let result = try ConsoleProgram(BuiltProduct("film-count").path).finish()
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("0\n"))
    #expect(result.output.hasSuffix("\n10\n"))
  }
}
