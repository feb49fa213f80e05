import PackageManifests
import Testing

@Suite struct ManifestsArgumentsTests {
  @Test(arguments: [
    (["."], ManifestsArguments.check(root: ".")),
    (["--help"], .help),
    ([".", "-h"], .help),
    ([], .wrong("give the repository's folder")),
    (["a", "b"], .wrong("give one folder")),
    (["--fix", "."], .wrong("unknown option '--fix'")),
  ])
  func reads(_ arguments: [String], as expected: ManifestsArguments) {
    #expect(ManifestsArguments(arguments) == expected)
  }
}
