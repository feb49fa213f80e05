import FrontTesting
import Testing

/// Runs the program that has GLib's loop serve the main actor: the process's first thread is not the tests' to give.
struct MainActorSourceTests {
  @Test func allThatBelongsOnTheMainThreadRunsThere() throws {
    let result = try ConsoleProgram(BuiltProduct("main-actor-probe").path).finish()
    let expected = [
      "task", "from another thread", "after a sleep", "main queue", "scheduler", "run loop's timer",
      "GLib, from another thread", "while GLib is busy", "without polling", "end",
    ]
    let output = expected.map { "\($0) on the main thread\n" }.joined()
    #expect(result == ConsoleProgram.Result(status: 0, output: output))
  }
}
