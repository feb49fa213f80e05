import Foundation
import Testing

/// What a change makes run: with `--changed`, and without it.
@Suite struct ChangedTests {
  private func committed() async throws -> Monorepo {
    let repo = try Monorepo()
    try repo.write(".gitignore", ".build/\nstand-in/\n")
    try repo.write("Tools/Checks/style.sh", "#!/bin/sh\n# reads: *.style\n", isExecutable: true)
    try await repo.git("init", "-q")
    try await repo.git("add", "-A")
    try await repo.git("commit", "-qm", "all")
    return repo
  }

  @Test func changedIsWhatDiffersWithItsDependents() async throws {
    let repo = try await committed()
    let nothing = try await repo.run("--changed")
    #expect(nothing.output == "0 passed, 0 failed\n")
    #expect(nothing.status == 0)
    try repo.write("Packages/B/Sources/B/New.swift", "// new\n")
    let run = try await repo.run("--changed")
    #expect(run.names == ["B", "D"])
    #expect(run.errors == "1 file differs from HEAD\n  B: Packages/B/Sources/B/New.swift\n")
    try repo.write("house.style", "nice\n")
    try await repo.git("add", "-A")
    try await repo.git("commit", "-qm", "more")
    try repo.write("Packages/C/README.md", "new\n")
    #expect(try await repo.run("--changed", "--fresh").names == ["C"])
    #expect(try await repo.run("--changed", "HEAD~1", "--fresh").names == ["B", "C", "D", "style"])
    let unknown = try await repo.run("--changed", "v9")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("git knows no revision 'v9'"))
  }

  @Test func whatPassedIsNotRunAgain() async throws {
    let repo = try Monorepo()
    _ = try await repo.run()
    repo.forgetCalls()
    let second = try await repo.run()
    #expect(repo.calls.isEmpty)
    #expect(second.line("D").contains("     3 tests     0s  ok (unchanged since 20"))
    #expect(second.last == "4 passed, 0 failed")
    #expect(try await repo.run("--fresh").line("D").hasSuffix("ok"))
    #expect(repo.calls.count == 4)
  }

  @Test func aChangeRunsThePackageAndItsDependents() async throws {
    let repo = try Monorepo()
    _ = try await repo.run()
    repo.forgetCalls()
    try repo.write("Packages/B/Tests/BTests/data.txt", "new")
    _ = try await repo.run()
    #expect(repo.calls.map { $0.prefix(1) } == ["B", "D"])
    repo.forgetCalls()
    try FileManager.default.removeItem(
      at: repo.folder.appendingPathComponent("Packages/D/Tests/DTests/DTests.swift")
    )
    _ = try await repo.run()
    #expect(repo.calls.map { $0.prefix(1) } == ["D"])
  }

  @Test func aFailureIsNeverRemembered() async throws {
    let repo = try Monorepo([("A", [])])
    try repo.stage("A", "fails")
    #expect(try await repo.run().status == 1)
    #expect(try await repo.run().status == 1)
    #expect(repo.calls.count == 2)
    try repo.stage("A", "passes")
    _ = try await repo.run()
    try repo.stage("A", "fails")
    #expect(try await repo.run("--fresh").status == 1)
    #expect(try await repo.run().status == 1)
  }

  @Test func theEnvironmentAndAnotherWayToBuildAreAnotherResult() async throws {
    let repo = try Monorepo([("A", [])])
    _ = try await repo.run()
    _ = try await repo.run(environment: ["CI": "1"])
    _ = try await repo.run("--sanitize", "address")
    _ = try await repo.run("--filter", "two")
    #expect(repo.calls.count == 4)
    _ = try await repo.run("--sanitize", "address")
    #expect(repo.calls.count == 4)
  }

  @Test func whoEditsWhileTestsRunHasNotTestedTheEdit() async throws {
    let repo = try Monorepo([("A", [])])
    try repo.stage("A", "passes; echo '// new' >>\"$STAND_IN/../Packages/A/Sources/A/A.swift\"")
    _ = try await repo.run()
    try repo.stage("A", "passes")
    #expect(try await repo.run().line("A").hasSuffix("ok"))
    #expect(repo.calls.count == 2)
  }

  @Test func whatTestsReadElsewhereCountsToo() async throws {
    let repo = try Monorepo([("A", []), ("B", [])])
    let manifest = repo.text("Packages/B/Package.swift")
    try repo.write("Packages/B/Package.swift", manifest + "\n// run-tests.sh: tests read Pages/ *.style\n")
    try repo.write("Pages/one.txt", "1")
    try repo.write("house.style", "1")
    _ = try await repo.run()
    repo.forgetCalls()
    try repo.write("other.txt", "1")
    _ = try await repo.run()
    #expect(repo.calls.isEmpty)
    for file in ["Pages/one.txt", "house.style"] {
      try repo.write(file, "2")
      _ = try await repo.run()
    }
    #expect(repo.calls.map { $0.prefix(1) } == ["B", "B"])
  }

  @Test func aPackageElsewhereCounts() async throws {
    let ground = try Monorepo([("Ground", [])])
    let repo = try Monorepo([("A", [])])
    let path = ground.folder.appendingPathComponent("Packages/Ground").path
    let manifest = repo.text("Packages/A/Package.swift")
    let more = "dependencies: [.package(path: \"\(path)\"),"
    try repo.write(
      "Packages/A/Package.swift",
      manifest.replacingOccurrences(of: "dependencies: [\n", with: more)
    )
    _ = try await repo.run()
    _ = try await repo.run()
    #expect(repo.calls.count == 1)
    try ground.write("Packages/Ground/Sources/Ground/New.swift", "// new\n")
    _ = try await repo.run()
    #expect(repo.calls.count == 2)
    #expect(try await repo.run("--list").lines == ["A                -"])
  }
}
