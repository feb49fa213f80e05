import Foundation
import Testing

/// With the toolchain itself: a package whose tests end in every way that they can.
@Suite(.serialized) struct ToolchainTests {
  private static func repo() throws -> Monorepo {
    let repo = try Monorepo([("Real", [])])
    try repo.write(
      "Packages/Real/Sources/Real/Real.swift",
      "public func twice(_ x: Int) -> Int {\n  x * 2\n}\npublic func never() -> Int {\n  3\n}\n"
    )
    try repo.write(
      "Packages/Real/Tests/RealTests/RealTests.swift",
      """
      import Foundation
      import Real
      import Testing
      import XCTest

      final class OldTests: XCTestCase {
        func testTwice() { XCTAssertEqual(twice(2), 4) }
        func testAway() throws { throw XCTSkip("not today") }
      }

      @Suite struct NewTests {
        @Test func passes() { #expect(twice(2) == 4) }
        @Test(.disabled("not yet")) func later() {}
        @Test func known() { withKnownIssue { Issue.record("known") } }
      }

      private let isAsked = ProcessInfo.processInfo.environment["ENDINGS"] != nil

      @Suite(.enabled(if: isAsked)) struct EndingTests {
        @Test func quits() { exit(0) }
        @Test func traps() { fatalError("trapped") }
        @Test func hangs() throws {
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/bin/sh")
          process.arguments = ["-c", "echo $$ >\\"$ENDINGS\\"; exec sleep 3000"]
          try process.run()
          process.waitUntilExit()
        }
      }
      """
    )
    return repo
  }

  @Test func everyWayToEnd() async throws {
    let repo = try Self.repo()
    let child = repo.folder.appendingPathComponent("child").path
    let real = ["MATRIX_SWIFT": "swift"]
    let ends = ["MATRIX_SWIFT": "swift", "ENDINGS": child]

    let passed = try await repo.run("--junit", repo.folder.path + "/r.xml", environment: real)
    #expect(passed.line("Real").contains(" 8 tests"), "\(passed.output)\(passed.errors)")
    #expect(passed.line("Real").hasSuffix("1 known issue)"))
    #expect(passed.status == 0)
    let junit = repo.text("r.xml")
    #expect(junit.contains("classname=\"RealTests.NewTests\" name=\"passes()\""))
    #expect(junit.contains("classname=\"OldTests\" name=\"testTwice\""))
    #expect(junit.contains("<skipped message=\"not yet\"/>"))

    let quit = try await repo.run("--filter", "quits", environment: ends)
    #expect(quit.line("Real").contains("FAILED (the test process ended without a summary"), "\(quit.output)")
    let trapped = try await repo.run("--filter", "traps", environment: ends)
    #expect(trapped.line("Real").contains("FAILED (the test process died of signal "), "\(trapped.output)")
    #expect(trapped.line("Real").contains("the last test started: traps()"))

    let hung = try await repo.run("--filter", "hangs", "--timeout", "30", environment: ends)
    #expect(hung.line("Real").contains("FAILED (the tests took longer than 30 s"), "\(hung.output)")
    #expect(hung.line("Real").contains("the last test started: hangs()"), "\(hung.output)")
    let id = try #require(pid_t(repo.text("child").trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(!isRunning(id))
  }

  @Test func coverageIsOfOwnSources() async throws {
    let repo = try Self.repo()
    let run = try await repo.run("--coverage", environment: ["MATRIX_SWIFT": "swift"])
    #expect(run.lines.contains("coverage of Real: 50.0 % of 6 lines"), "\(run.output)\(run.errors)")
  }
}
