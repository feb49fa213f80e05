#if os(Linux)
  import Foundation
  import Testing

  /// What a user sees: names, lines and exit statuses.
  @Suite(.serialized, .enabled(if: !Outside.isAsked)) struct OutsideTests {
    private let specs = "\(#filePath)".replacing("OutsideTests.swift", with: "OutsideSpecs.swift")

    /// The lines of OutsideSpecs.swift that are to fail, and with what.
    private func expectedFailures() throws -> [(line: Int, message: String)] {
      let lines = try String(contentsOfFile: specs, encoding: .utf8).components(separatedBy: "\n")
      return lines.enumerated().compactMap { index, line in
        line.components(separatedBy: "// fails: ").dropFirst().first.map { (index + 1, $0) }
      }
    }

    private func prefix(_ spec: String, _ name: String) -> String {
      "Test case passing 1 argument example → \(name) (BehaviorSpecs.Example) to \"\(spec)\""
    }

    @Test func everyFailureIsAtItsLineUnderItsFullName() async throws {
      let run = try await Outside.run("OutsideFailingTests|OutsideEmptyTests")
      #expect(run.status == 1)
      let failures = try expectedFailures()
      let said = run.lines(with: "recorded an issue")
      #expect(failures.count == 6 && said.count == failures.count, "\(said)")
      for failure in failures {
        let line = said.first { $0.contains("OutsideSpecs.swift:\(failure.line):") } ?? ""
        // The message is on the next lines when it is long, and behind the place when not.
        let index = run.lines.firstIndex(of: line) ?? 0
        let text = run.lines[index...].prefix(3).joined(separator: " ")
        #expect(text.contains(failure.message), "\(failure) is not in: \(said)")
      }
    }

    @Test func everyExampleIsACaseWithItsFullName() async throws {
      let run = try await Outside.run("OutsideFailingTests")
      let names = [
        "When a country is returned, Then we should emit a loading and a loaded state": "failed",
        "When a country is returned, Then this one passes": "passed",
        "with hooks, fails": "failed", "expects nothing": "failed", "is asynchronous": "failed",
      ]
      for (name, result) in names {
        let lines = run.lines(with: prefix("OutsideFailingTests", name))
        #expect(lines.contains { $0.contains("\(result) after") }, "\(name) has not \(result): \(lines)")
      }
      #expect(run.lines(with: "with 5 test cases failed").count == 1)
      #expect(run.lines(with: "It went on.").isEmpty)
    }

    @Test func examplesRunOneAfterTheOther() async throws {
      let run = try await Outside.run("OutsideManyTests", ["EXAMPLES": "50"])
      #expect(run.status == 0)
      let cases = run.lines(with: "Test case passing 1 argument")
      #expect(cases.count == 100)
      for (index, line) in cases.enumerated() {
        #expect(
          line.contains("example → is \(index / 2) (") && line.contains(index % 2 == 0 ? "started" : "passed")
        )
      }
    }

    @Test func aFilterRunsOneSpec() async throws {
      let run = try await Outside.run("OutsidePassingTests")
      #expect(run.status == 0)
      #expect(run.lines(with: "Test run with 1 test in ").count == 1)
      #expect(run.lines(with: "OutsideFailingTests").isEmpty)
    }

    @Test func whatIsSkippedIsShownAndFailsNothing() async throws {
      let run = try await Outside.run("OutsidePassingTests")
      #expect(run.status == 0)
      for text in [
        "Skipped: is skipped", "Skipped: is to be written", "Skipped: skips itself — it is Sunday",
      ] {
        #expect(!run.lines(with: text).isEmpty, "not shown: \(text)")
      }
      #expect(run.lines(with: "recorded a warning").count == 3)
    }

    @Test func focusIsListedHereAndFailsWhereCIIsSet() async throws {
      let here = try await Outside.run("OutsideFocusedTests")
      #expect(here.status == 0)
      #expect(!here.lines(with: "- is focused").isEmpty)
      #expect(!here.lines(with: prefix("OutsideFocusedTests", "is focused")).isEmpty)
      #expect(here.lines(with: prefix("OutsideFocusedTests", "is plain")).isEmpty)
      let there = try await Outside.run("OutsideFocusedTests", ["CI": "true"])
      #expect(there.status == 1)
      #expect(!there.lines(with: "- is focused").isEmpty)
      #expect(!there.lines(with: prefix("OutsideFocusedTests", "is plain")).isEmpty)
    }

    @Test func onlyWhatIsAskedForRunsAndTheRestIsListed() async throws {
      let run = try await Outside.run("OutsidePassingTests", ["SPEC_ONLY": "country.*this"])
      #expect(run.status == 0)
      let started = run.lines(with: "Test case passing 1 argument").filter { $0.hasSuffix("started.") }
      #expect(started.count == 2, "\(started)")
      #expect(started.contains { $0.contains("When a country is returned, Then this passes") })
      #expect(!run.lines(with: "Left out by SPEC_ONLY=country.*this:").isEmpty)
      for name in ["passes", "When a country is returned, Then that passes", "is skipped"] {
        #expect(run.lines.contains { $0.hasSuffix("- \(name)") }, "not listed: \(name)")
      }
    }

    @Test func aBadPatternIsOneError() async throws {
      let filter = "OutsidePassingTests|OutsideFailingTests|OutsideManyTests"
      let run = try await Outside.run(filter, ["SPEC_ONLY": "(country"])
      #expect(run.status == 1)
      #expect(run.lines(with: "recorded an issue").count == 1)
      let said = run.lines(
        with: "SPEC_ONLY is no regular expression, so no example of any spec runs: (country ("
      )
      #expect(!said.isEmpty)
      #expect(
        run.lines(with: "Test case passing 1 argument").allSatisfy { $0.contains("example → SPEC_ONLY") }
      )
    }

    @Test func tenThousandExamplesRun() async throws {
      let run = try await Outside.run("OutsideManyTests", ["EXAMPLES": "10000"])
      #expect(run.status == 0)
      #expect(run.lines(with: "with 10000 test cases passed after").count == 1)
    }
  }
#endif
