import Foundation
import Testing

/// What is run, in what order, and what is said of it.
@Suite struct TableTests {
  @Test func everythingInOrderAndALineEach() async throws {
    let repo = try Monorepo()
    try repo.write("Tools/Checks/style.sh", "#!/bin/sh\n# the style\necho fine\n", isExecutable: true)
    try repo.write("Tools/Checks/away.sh", "#!/bin/sh\necho 'skipped: not here'\n", isExecutable: true)
    let run = try await repo.run()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.names == ["A", "B", "C", "D", "away", "style"])
    #expect(run.line("A").hasPrefix(" 1  A                     3 tests "))
    #expect(run.line("A").hasSuffix("ok"))
    #expect(run.line("away").hasSuffix("ok (skipped: not here)"))
    #expect(run.last == "6 passed, 0 failed")
    let root = try #require(repo.calls.first?.split(separator: " ").dropFirst(3).first)
    #expect(root.hasSuffix("/Packages/A"))
  }

  @Test func listSaysWhatThereIs() async throws {
    let repo = try Monorepo()
    try repo.write("Tools/Checks/style.sh", "#!/bin/sh\n# the style\n", isExecutable: true)
    try repo.write("Tools/Legs/moon.sh", "#!/bin/sh\n# on the moon\n", isExecutable: true)
    let run = try await repo.run("--list")
    #expect(
      run.lines == [
        "A                -", "B                A", "C                A", "D                B",
        "style            (check) the style", "moon             (leg) on the moon",
      ]
    )
    #expect(repo.calls.isEmpty)
  }

  @Test func namesBringDependentsAndOnlyDoesNot() async throws {
    let repo = try Monorepo()
    #expect(try await repo.run("B").names == ["B", "D"])
    #expect(try await repo.run("--only", "B,C").names == ["B", "C"])
    #expect(try await repo.run("--from", "C").names == ["C", "D"])
  }

  @Test func aLegIsRunInAPlaceOfItsOwn() async throws {
    let repo = try Monorepo()
    try repo.write(
      "Tools/Legs/moon.sh",
      "#!/bin/sh\n[ -d \"$1\" ] || exit 3\necho \"skipped: no rocket for $(basename \"$1\")\"\n",
      isExecutable: true
    )
    let run = try await repo.run("--leg", "moon")
    #expect(run.names == ["moon"])
    #expect(run.line("moon").hasSuffix("ok (skipped: no rocket for moon)"))
    let wrong = try await repo.run("--leg", "mars")
    #expect(wrong.status == 64)
    #expect(wrong.errors == "run-tests.sh: no leg is named 'mars'. The legs: moon\n")
  }

  @Test(arguments: [
    (["--only", "E"], "no package or check is named 'E'. The names: A B C D"),
    (["--fast"], "unknown option '--fast'. The options: "),
    (["--changed=nothing"], "needs git, and"),
    (["--changed", "A"], "'A' is a name here, and --changed takes a revision"),
    (["--shard", "2"], "--shard needs a part of a number of parts, as in --shard 1/4, and not '2'"),
  ])
  func aWrongCallIsAnsweredAndRunsNothing(_ arguments: [String], _ message: String) async throws {
    let repo = try Monorepo()
    let environment = ["GIT_CEILING_DIRECTORIES": repo.folder.deletingLastPathComponent().path]
    let variables = environment.merging(["MATRIX_SWIFT": repo.folder.path + "/stand-in/swift"]) { $1 }
    let run = try await Script(["--root", repo.folder.path] + arguments, variables).run()
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
    #expect(repo.calls.isEmpty)
  }

  @Test func aRootThatIsNone() async throws {
    let run = try await Script(["--root", "/nowhere"], [:]).run()
    #expect(run.status == 64)
    #expect(run.errors == "run-tests.sh: there is no folder '/nowhere'; give a monorepo's with --root\n")
    let empty = try Monorepo([])
    #expect(try await empty.run().status == 1)
    #expect(try await empty.run().errors.contains("no package is in "))
  }

  @Test func withoutSwiftItSaysSo() async throws {
    let run = try await Script(["--list"], ["RUN_TESTS_TOOL": "", "MATRIX_SWIFT": "no-swift-here"]).run()
    #expect(run.status == 69)
    #expect(run.errors.hasPrefix("run-tests.sh: there is no 'no-swift-here' in PATH; install Swift"))
  }

  @Test func quietSaysWhatFailed() async throws {
    let repo = try Monorepo()
    try repo.stage("C", "fails")
    let run = try await repo.run("--quiet")
    #expect(run.names == ["C"])
    #expect(run.lines.contains("    failed: two()"))
    #expect(run.last == "3 passed, 1 failed")
    #expect(run.status == 1)
  }

  @Test func shardsAreTheWholeTogether() async throws {
    let repo = try Monorepo()
    var names: [String] = []
    for part in 1...3 { names += try await repo.run("--shard", "\(part)/3", "--fresh").names }
    #expect(names.sorted() == ["A", "B", "C", "D"])
  }

  @Test func gitHubsJobsAreCallsOfTheScript() async throws {
    let repo = try Monorepo()
    let json = try await repo.run("--github-matrix", "2").output
    let read = try JSONDecoder().decode([String: [[String: String]]].self, from: Data(json.utf8))
    var names: [String] = []
    for job in try #require(read["include"]) {
      let arguments = try #require(job["arguments"]).split(separator: " ").map(String.init)
      names += try await repo.run(arguments[0], arguments[1]).names
    }
    #expect(names.sorted() == ["A", "B", "C", "D"])
  }

  @Test func theGraphIsDrawn() async throws {
    let repo = try Monorepo()
    #expect(try await repo.run("--graph", "mermaid").lines.contains("  D --> B"))
    #expect(try await repo.run("--graph", "dot").last == "}")
  }
}
