import Foundation
import Testing

/// What fails, fails loudly.
@Suite struct FailureTests {
  @Test func aFailureIsShownWithTheEndOfItsLog() async throws {
    let repo = try Monorepo()
    try repo.stage("B", "fails")
    let run = try await repo.run()
    #expect(run.status == 1)
    #expect(run.line("B").hasSuffix("FAILED (exit status 1)"))
    #expect(run.output.contains("--- the end of .build/matrix/logs/B.log\nBuild complete!"))
    #expect(run.output.contains("✘ Test two() failed after 0.1 seconds with 1 issue."))
  }

  @Test func whatStandsOnAFailureIsNotRun() async throws {
    let repo = try Monorepo()
    try repo.stage("B", "fails")
    let run = try await repo.run()
    #expect(run.line("D").hasSuffix("not run (B failed; --keep-going runs it all the same)"))
    #expect(run.last == "2 passed, 1 failed, 1 not run")
    let all = try await repo.run("--keep-going", "--fresh")
    #expect(all.line("D").hasSuffix("ok"))
    #expect(all.last == "3 passed, 1 failed")
    #expect(all.status == 1)
  }

  @Test func aPackageWithoutTests() async throws {
    let repo = try Monorepo()
    try repo.stage(
      "C",
      "echo 'Build complete! (0.1s)'; echo '✔ Test run with 0 tests in 0 suites passed after 0 seconds.'"
    )
    let run = try await repo.run()
    #expect(run.line("C").hasSuffix("FAILED (no test was executed)"))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ("echo 'error: Exited with unexpected signal code 11'; exit 1", "the test process died of signal 11"),
    ("exit 0", "the test process ended without a summary"),
    ("kill -9 $$", "swift was ended by signal 9"),
  ])
  func aProcessThatDies(_ death: String, _ why: String) async throws {
    let repo = try Monorepo([("A", [])])
    try repo.stage("A", "passes; echo '◇ Test run started.'; echo '◇ Test last() started.'; \(death)")
    let run = try await repo.run()
    #expect(run.status == 1)
    #expect(run.line("A").contains("FAILED (\(why)"), "\(run.line("A"))")
    if !death.hasPrefix("kill") { #expect(run.line("A").contains("the last test started: last()")) }
  }

  @Test func aCycleIsNamed() async throws {
    let repo = try Monorepo([("A", ["C"]), ("B", ["A"]), ("C", ["B"])])
    let run = try await repo.run()
    #expect(run.status == 1)
    #expect(run.errors == "run-tests.sh: the manifests depend on each other in a cycle: A → C → B → A\n")
    #expect(repo.calls.isEmpty)
  }

  @Test func aDependencyThatIsMissing() async throws {
    let repo = try Monorepo([("A", ["Gone"])])
    let run = try await repo.run()
    #expect(run.status == 1)
    #expect(run.errors.contains("Packages/A/Package.swift depends on 'Gone', which is not a package here"))
  }

  @Test func anImportThatIsNotDeclared() async throws {
    let repo = try Monorepo()
    // D stands on B alone; that A is built does not make it D's.
    try repo.add("D", ["B"], imports: ["A"])
    let run = try await repo.run()
    #expect(run.status == 1)
    let problem =
      "Packages/D/Sources/D/D.swift:2: D imports 'A' of A, which Packages/D/Package.swift does not list among its "
      + "dependencies"
    #expect(run.line("D").hasSuffix("FAILED (an undeclared import: \(problem))"))
    #expect(run.last == "3 passed, 1 failed")
    #expect(!repo.calls.contains { $0.hasPrefix("D ") })
  }

  @Test func anUmbrellaThatDiffers() async throws {
    let repo = try Monorepo([("A", [])])
    func umbrella(_ tests: String) throws {
      try repo.write(
        "Package.swift",
        """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
          name: "umbrella",
          products: [.library(name: "A", targets: ["A"])],
          targets: [
            .target(name: "A", path: "Packages/A/Sources/A"),
            .testTarget(name: "ATests", dependencies: [\(tests)], path: "Packages/A/Tests/ATests"),
          ]
        )
        """
      )
    }
    try umbrella("\"A\"")
    let run = try await repo.run()
    #expect(run.names == ["A", "manifests"])
    #expect(run.status == 0, "\(run.output)")
    try umbrella("")
    let differs = try await repo.run("--only", "manifests")
    #expect(differs.status == 1)
    #expect(differs.line("manifests").hasSuffix("FAILED (1 problem)"))
    #expect(
      differs.output.contains(
        "Package.swift: give the target 'ATests' the dependencies A, as Packages/A/Package.swift"
      )
    )
  }

  @Test func aCheckThatFails() async throws {
    let repo = try Monorepo([("A", [])])
    try repo.write("Tools/Checks/style.sh", "#!/bin/sh\necho ugly\nexit 3\n", isExecutable: true)
    let run = try await repo.run()
    #expect(run.line("style").hasSuffix("FAILED (exit status 3)"))
    #expect(run.output.contains("\nugly\n---\n"))
    #expect(run.last == "1 passed, 1 failed")
  }
}
