import Testing

@Suite struct ReleaseChecklistTests {
  private let fixture: ReleaseFixture

  init() throws {
    fixture = try ReleaseFixture()
  }

  /// Whether a version is refused for one point alone, with these words.
  private func expect(
    _ version: String = "1.2.0",
    _ options: String = "--quick",
    fails point: String,
    _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try fixture.check(version, options)
    #expect(run.status == 1, sourceLocation: sourceLocation)
    #expect(
      run.lines.contains { $0.hasPrefix("FAILED  \(point): ") },
      "\(run.output)",
      sourceLocation: sourceLocation
    )
    #expect(run.output.contains(words), "\(run.output)", sourceLocation: sourceLocation)
    #expect(run.output.contains(", 1 failed"), "\(run.output)", sourceLocation: sourceLocation)
  }

  @Test func whatIsReadyIsOk() throws {
    let run = try fixture.check("1.2.0")
    #expect(
      run.lines == [
        "ok      version", "ok      newer", "ok      tag", "ok      clean", "ok      changelog",
        "ok      manifests", "ok      flags", "ok      readmes", "ok      clone", "ok      dependants",
        "10 ok, 0 failed", "Now: git tag -s -m 1.2.0 1.2.0 && git push origin 1.2.0",
      ]
    )
    #expect(run.status == 0)
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let run = try fixture.check("1.2.0", "--quick")
    #expect(
      run.lines.suffix(3) == [
        "left    clone (--quick)", "left    dependants (--quick)", "8 ok, 0 failed, 2 left out",
      ]
    )
    #expect(run.status == 0)
  }

  @Test(arguments: ["1.2", "1.2.0.0", "01.2.0", "1.2.0-", "1.2.0-01", "1.2.x", "", "1.2.0 "])
  func whatIsNoVersion(_ version: String) throws {
    let run = try fixture.check(version, "--quick")
    #expect(run.status == (version.isEmpty ? 64 : 1))
    #expect(
      version.isEmpty || run.lines.first?.hasPrefix("FAILED  version: '\(version)' is no version") == true
    )
  }

  @Test func aVersionHasNoV() throws {
    #expect(try fixture.check("v1.2.0", "--quick").lines.first == "FAILED  version: write 1.2.0 for v1.2.0")
  }

  @Test(arguments: [
    (["1.1.9", "1.0.10"], "1.2.0", nil),
    (["1.10.0"], "1.2.0", "1.10.0"),
    (["1.2.0-beta.2", "1.2.0-beta.11", "1.2.0-rc"], "1.2.0", nil),
    (["1.2.0-beta.11"], "1.2.0-beta.2", "1.2.0-beta.11"),
    (["1.2.0-beta.2"], "1.2.0-beta.11", nil),
    (["1.2.0-1"], "1.2.0-beta", nil),
    (["1.2.0-beta"], "1.2.0-beta.1", nil),
    (["1.2.0-beta.1"], "1.2.0-beta", "1.2.0-beta.1"),
    (["1.2.1-beta"], "1.2.0", "1.2.1-beta"),
    (["99999999999999999999.0.0"], "99999999999999999998.0.0", "99999999999999999999.0.0"),
    (["nightly", "v9.0.0"], "1.2.0", nil),
  ])
  func aVersionComesAfterTheTags(_ tags: [String], _ version: String, _ later: String?) throws {
    for tag in tags { try fixture.git("tag", tag) }
    let expected =
      later.map { "FAILED  newer: \(version) does not come after the tag \($0)" } ?? "ok      newer"
    #expect(try fixture.check(version, "--quick").lines.dropFirst().first == expected)
  }

  @Test func aTagOfHEADIsTheVersion() throws {
    try fixture.git("tag", "1.2.0")
    #expect(try fixture.check("1.2.0", "--quick").status == 0)
    try fixture.commit()
    try expect(fails: "tag", "the tag 1.2.0 is another commit than HEAD")
  }

  @Test func whatIsNotCommittedIsSaid() throws {
    try fixture.write("new", to: "new.txt")
    try expect(fails: "clean", "?? new.txt")
  }

  @Test(arguments: [
    ("## [1.2.0] - 2026-01-31", "## [1.1.9] - 2026-01-31", "has no section '## [1.2.0] - YYYY-MM-DD'"),
    ("## [1.2.0] - 2026-01-31", "## [1.2.0]", "does not end with ' - YYYY-MM-DD'"),
    ("## [1.2.0] - 2026-01-31", "## [1.2.0] - 2026-13-31", "does not end with ' - YYYY-MM-DD'"),
    ("## [1.2.0] - 2026-01-31", "## [1.2.0] - 9999-01-31", "9999-01-31 is still to come"),
    ("- Something.", "", "says nothing about 1.2.0"),
    ("## [Unreleased]", "", "has no section '## [Unreleased]'"),
    ("## [Unreleased]", "## [Unreleased]\n\n- More.", "has something under Unreleased"),
  ])
  func theChangelogSaysTheVersion(_ old: String, _ new: String, _ words: String) throws {
    try fixture.edit("CHANGELOG.md", old, new)
    try fixture.commit()
    try expect(fails: "changelog", words)
  }

  @Test func thereIsAChangelog() throws {
    try fixture.git("rm", "-q", "CHANGELOG.md")
    try fixture.commit()
    try expect(fails: "changelog", "there is no CHANGELOG.md")
  }

  @Test func theManifestsAreInStep() throws {
    try fixture.breakSwift("manifests")
    try expect(fails: "manifests", "swift fails")
  }

  @Test func noShippedManifestUsesUnsafeFlags() throws {
    try fixture.write("// \nlet flags = [.unsafeFlags([])]\n", to: "Packages/A/Package.swift")
    try fixture.commit()
    try expect(fails: "flags", "Packages/A/Package.swift:2 uses unsafeFlags")
  }

  @Test(arguments: ["README.md", "Packages/A/README.md"])
  func theReadmesNameTheVersion(_ readme: String) throws {
    try fixture.write(
      "\n.package(url: \"https://example.com/a.git\", from: \"1.1.0\")\n",
      to: readme
    )
    try fixture.commit()
    try expect(fails: "readmes", "\(readme):2 does not say from: \"1.2.0\"")
  }

  @Test func theReadmeSaysHowToDepend() throws {
    try fixture.write("Read me.\n", to: "README.md")
    try fixture.commit()
    try expect(fails: "readmes", "README.md does not say how to depend on the project")
  }

  @Test func aCloneBuilds() throws {
    try fixture.breakSwift("build")
    let run = try fixture.check("1.2.0")
    #expect(run.lines.contains("FAILED  clone: swift fails"))
    #expect(run.status == 1)
  }

  @Test func dependantsBuild() throws {
    try fixture.write("", to: "Tools/Checks/broken")
    try fixture.commit()
    let run = try fixture.check("1.2.0")
    #expect(run.lines.contains("FAILED  dependants: no dependant"))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    [], ["1.2.0", "1.3.0"], ["--fast", "1.2.0"], ["1.2.0", "--root"], ["1.2.0", "--root", "/no/such"],
  ])
  func aWrongCallIsRefused(_ arguments: [String]) throws {
    let run = try Script("check-release.sh", arguments)
    #expect(run.status == 64)
    #expect(run.lines.first?.hasPrefix("check-release.sh: ") == true)
    #expect(run.output.contains("Usage: Tools/check-release.sh"))
  }
}
