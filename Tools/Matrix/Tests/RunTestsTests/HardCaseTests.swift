import Foundation
import Testing

/// What is easily taken for unchanged, for a pass or for a call that makes sense.
@Suite struct HardCaseTests {
  @Test func whatIsBehindALinkCounts() async throws {
    let outside = try Monorepo([("L", [])])
    let repo = try Monorepo([("A", [])])
    try outside.write("fixtures/data.txt", "1")
    for (link, target) in [("Packages/L", "Packages/L"), ("Packages/A/Tests/ATests/Data", "fixtures")] {
      try FileManager.default.createSymbolicLink(
        at: repo.folder.appendingPathComponent(link),
        withDestinationURL: outside.folder.appendingPathComponent(target)
      )
    }
    // A link to a folder that it is in has no end.
    try FileManager.default.createSymbolicLink(
      at: repo.folder.appendingPathComponent("Packages/A/Tests/Loop"),
      withDestinationURL: repo.folder.appendingPathComponent("Packages/A")
    )
    _ = try await repo.run()
    _ = try await repo.run()
    #expect(repo.calls.count == 2)
    repo.forgetCalls()
    try outside.write("Packages/L/Sources/L/L.swift", "// new\n")
    _ = try await repo.run()
    #expect(repo.calls.map { $0.prefix(1) } == ["L"])
    repo.forgetCalls()
    try outside.write("fixtures/data.txt", "2")
    _ = try await repo.run()
    #expect(repo.calls.map { $0.prefix(1) } == ["A"])
  }

  @Test func whatGitDoesNotListCounts() async throws {
    let repo = try Monorepo([("A", []), ("N", [])])
    try repo.write(".gitignore", "Generated.swift\n.build/\nstand-in/\n")
    try repo.write("Packages/A/Sources/A/Generated.swift", "let one = 1\n")
    try await Command.run(["git", "-C", repo.folder.path + "/Packages/N", "init", "-q"])
    try await repo.git("init", "-q")
    _ = try await repo.run()
    repo.forgetCalls()
    try repo.write("Packages/A/Sources/A/Generated.swift", "let one = 2\n")
    try repo.write("Packages/N/Sources/N/N.swift", "// new\n")
    _ = try await repo.run()
    #expect(repo.calls.map { $0.prefix(1) } == ["A", "N"])
  }

  @Test func aDependencyThatIsAppendedCounts() async throws {
    let repo = try Monorepo([("A", []), ("Z", [])])
    let more = "\npackage.dependencies.append(.package(path: \"../Z\"))\n"
    try repo.write("Packages/A/Package.swift", repo.text("Packages/A/Package.swift") + more)
    #expect(try await repo.run("--list").lines.contains("A                Z"))
  }

  @Test func aManifestWithOtherLineEndsReadsEverythingToo() async throws {
    let repo = try Monorepo([("A", [])])
    let manifest = repo.text("Packages/A/Package.swift") + "\n// run-tests.sh: tests read everything\n"
    try repo.write("Packages/A/Package.swift", manifest.replacingOccurrences(of: "\n", with: "\r\n"))
    _ = try await repo.run()
    try repo.write("notes.txt", "new")
    _ = try await repo.run()
    #expect(repo.calls.count == 2)
  }

  @Test func theSeedAndSuppressionsCount() async throws {
    let repo = try Monorepo([("A", [])])
    _ = try await repo.run()
    _ = try await repo.run(environment: ["TEST_SEED": "7"])
    #expect(repo.calls.count == 2)
    _ = try await repo.run("--sanitize", "thread")
    try repo.write("Tools/Sanitizers/thread.supp", "race:one\n")
    _ = try await repo.run("--sanitize", "thread")
    #expect(repo.calls.count == 4)
  }

  @Test func aCheckThatCannotBeRunFails() async throws {
    let repo = try Monorepo([("A", [])])
    try repo.write("Tools/Checks/style.sh", "#!/bin/sh\n")
    let run = try await repo.run()
    #expect(run.line("style").contains("FAILED"))
    #expect(run.status == 1)
  }

  @Test func moreShardsThanThereCanBe() async throws {
    let repo = try Monorepo([("A", [])])
    #expect(try await repo.run("--shard", "1/\(Int.max)").names == ["A"])
    #expect(try await repo.run("--shard", "\(Int.max)/\(Int.max)").status == 0)
    #expect(try await repo.run("--github-matrix", "\(Int.max)").output.contains("\"1 of 1\""))
  }

  @Test(arguments: [
    ["--only", ","], ["--leg", ","], ["--only", "A", "--from", "B"], ["--junit", "/nowhere/to/be/found.xml"],
    ["--junit", "/"],
  ])
  func aCallThatMakesNoSenseRunsNothing(_ arguments: [String]) async throws {
    let repo = try Monorepo([("A", []), ("B", [])])
    let swift = repo.folder.appendingPathComponent("stand-in/swift").path
    let variables = ["MATRIX_SWIFT": swift, "STAND_IN": repo.folder.path + "/stand-in"]
    let run = try await Script(["--root", repo.folder.path] + arguments, variables).run()
    #expect(run.status == 64)
    #expect(repo.calls.isEmpty)
  }

  @Test func aScratchPathThatCannotBeWrittenIsNamed() async throws {
    let repo = try Monorepo([("A", [])])
    let scratch = repo.folder.path + "/stand-in/swift/scratch"
    let run = try await repo.run(environment: ["SCRATCH_PATH": scratch])
    #expect(run.status == 1)
    #expect(run.errors.contains("cannot be written; give another scratch path in SCRATCH_PATH"))
    #expect(repo.calls.isEmpty)
  }

  @Test func twoRunsAtOnceTakeTurns() async throws {
    let repo = try Monorepo([("A", [])])
    try repo.stage(
      "A",
      """
      mkdir "$STAND_IN/busy" || touch "$STAND_IN/together"
      passes
      sleep 0.3
      rmdir "$STAND_IN/busy"
      """
    )
    async let first = repo.run("--fresh")
    async let second = repo.run("--fresh")
    let runs = try await [first, second]
    #expect(runs.allSatisfy { $0.last == "1 passed, 0 failed" }, "\(runs)")
    #expect(!FileManager.default.fileExists(atPath: repo.folder.path + "/stand-in/together"))
  }

  @Test func aHangOfALaterRunIsTheTests() async throws {
    let repo = try Monorepo([("A", [])])
    try repo.stage("A", "[ -f \"$STAND_IN/once\" ] && sleep 3000; touch \"$STAND_IN/once\"; passes")
    let run = try await repo.run("--repeat", "2", "--timeout", "1")
    #expect(run.line("A").contains("the tests took longer than 1 s"), "\(run.line("A"))")
  }

  #if !os(Windows)
    @Test func theScriptIsFoundThroughALink() async throws {
      let repo = try Monorepo([("A", [])])
      let link = repo.folder.appendingPathComponent("link.sh")
      let script = Script.repository.appendingPathComponent("run-tests.sh")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: script)
      let tool = "#!/bin/sh\n[ \"$RUN_TESTS_HOME\" = '\(Script.repository.path)' ]\n"
      try repo.write("tool", tool, isExecutable: true)
      let home = repo.folder.appendingPathComponent("tool").path
      try await Command.run(["env", "RUN_TESTS_TOOL=\(home)", link.path])
    }
  #endif
}
