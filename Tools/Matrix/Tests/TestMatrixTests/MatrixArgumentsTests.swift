import Testing

@testable import TestMatrix

@Suite struct MatrixArgumentsTests {
  private func options(_ arguments: String...) throws -> MatrixOptions {
    guard case .options(let options) = MatrixArguments(arguments) else {
      throw MatrixError("\(MatrixArguments(arguments))")
    }
    return options
  }

  private func wrong(_ arguments: [String]) -> String? {
    if case .wrong(let message) = MatrixArguments(arguments) { message } else { nil }
  }

  @Test func nothingRunsEverything() throws {
    #expect(try options() == MatrixOptions())
    #expect(MatrixOptions().timeout == 600)
  }

  @Test func whatIsRun() throws {
    let read = try options(
      "A",
      "--only",
      "B,C",
      "--only=D",
      "--from",
      "A",
      "--shard",
      "2/3",
      "--leg",
      "x",
      "--root",
      "..",
      "E"
    )
    #expect(read.names == ["A", "E"])
    #expect(read.only == ["B", "C", "D"])
    #expect(read.from == "A")
    #expect(read.shard == Shard(index: 2, count: 3))
    #expect(read.legs == ["x"])
    #expect(read.root == "..")
  }

  @Test func aRevisionMayBeLeftOut() throws {
    #expect(try options("--changed").changedSince == "HEAD")
    #expect(try options("--changed", "--quiet").changedSince == "HEAD")
    #expect(try options("--changed", "main", "A").changedSince == "main")
    #expect(try options("--changed=v1", "A").names == ["A"])
  }

  @Test func howItIsRun() throws {
    let read = try options(
      "--filter",
      "a",
      "--filter",
      "b",
      "--repeat",
      "3",
      "--seed",
      "7",
      "--sanitize",
      "address",
      "--release",
      "--coverage-min",
      "80.5",
      "--timeout",
      "0.5",
      "--keep-going",
      "--fresh"
    )
    #expect(read.filters == ["a", "b"])
    #expect(read.repetitions == 3)
    #expect(read.seed == 7)
    #expect(read.sanitizer == .address)
    #expect(read.isRelease && read.measuresCoverage && read.keepsGoing && read.isFresh)
    #expect(read.coverageMinimum == 80.5)
    #expect(read.timeout == 0.5)
    #expect(read.configuration == "release-address-coverage")
  }

  @Test func whatIsSaid() throws {
    #expect(try options("--list").action == .list)
    #expect(try options("--graph", "dot").action == .graph(.dot))
    #expect(try options("--github-matrix").action == .githubMatrix(4))
    #expect(try options("--github-matrix", "6").action == .githubMatrix(6))
    let read = try options("--quiet", "--json", "--junit", "r.xml")
    #expect(read.isQuiet && read.printsJSON && read.junit == "r.xml")
    #expect(MatrixArguments(["--json", "--help"]) == .help)
    #expect(MatrixArguments(["-h"]) == .help)
  }

  @Test(arguments: [
    (["--shard", "4/3"], "--shard needs a part of a number of parts, as in --shard 1/4, and not '4/3'"),
    (["--shard", "0/3"], "--shard needs a part of a number of parts, as in --shard 1/4, and not '0/3'"),
    (["--sanitize", "leak"], "--sanitize needs thread or address, as in --sanitize thread, and not 'leak'"),
    (["--graph", "svg"], "--graph needs mermaid or dot, as in --graph mermaid, and not 'svg'"),
    (["--repeat", "0"], "--repeat needs a number of runs, as in --repeat 20, and not '0'"),
    (["--timeout", "-1"], "--timeout needs a number of seconds, as in --timeout 600, and not '-1'"),
    (["--coverage-min", "101"], "--coverage-min needs a percentage, as in --coverage-min 80, and not '101'"),
    (["--only"], "--only needs a package or check: --only NAME"),
    (["--only", "--json"], "--only needs a package or check: --only NAME"),
    (["--json=1"], "--json takes no value; write --json alone"),
  ])
  func whatIsWrongIsSaidWithWhatToType(_ arguments: [String], _ message: String) {
    #expect(wrong(arguments) == message)
  }

  @Test func anUnknownOptionListsThemAll() throws {
    let message = try #require(wrong(["--nonsense"]))
    #expect(message.hasPrefix("unknown option '--nonsense'. The options: "))
    for name in ["--changed", "--coverage-min", "--github-matrix", "--leg", "--root"] {
      #expect(message.contains(name))
    }
  }

  @Test func theHelpSpeaksOfEveryOption() {
    for name in ArgumentParser.names {
      #expect(MatrixHelp.text.contains(name), "\(name) is missing in --help")
    }
  }
}
