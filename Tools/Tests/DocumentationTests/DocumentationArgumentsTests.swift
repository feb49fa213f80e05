import Testing

@testable import Documentation

/// The command line.
@Suite struct DocumentationArgumentsTests {
  @Test func codeTakesPages() {
    var options = DocumentationOptions()
    options.scratch = "/s"
    options.pages = ["README.md"]
    #expect(DocumentationArguments(["code", "--scratch", "/s", "README.md"]) == .run(options))
  }

  @Test func siteTakesAPlace() {
    var options = DocumentationOptions()
    options.command = .site
    options.output = "/o"
    options.hostingBasePath = "/m"
    #expect(DocumentationArguments(["site", "--output", "/o", "--hosting-base-path", "/m"]) == .run(options))
  }

  @Test(arguments: [
    [], ["fly"], ["code", "--output", "/o"], ["site", "README.md"], ["code", "--scratch"],
    ["site", "--root", ""],
  ])
  func otherCallsAreWrong(arguments: [String]) {
    guard case .wrong = DocumentationArguments(arguments) else {
      Issue.record("\(arguments) is not refused")
      return
    }
  }

  @Test func helpIsHelp() {
    #expect(DocumentationArguments(["site", "--help"]) == .help)
  }
}
