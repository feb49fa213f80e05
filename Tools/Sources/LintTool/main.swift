import Foundation
import LintRules
import PackageManifests

/// Prints to standard error, apart from the findings.
func complain(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}

func lint(_ root: URL) -> Int32 {
  do {
    let run = try LintRun(root: root, packages: ManifestReader(root: root).packages())
    for finding in run.findings { print(finding) }
    for error in run.configurationErrors { complain(error.description) }
    return run.exitStatus
  } catch let problem as ManifestProblem {
    complain("lint: \(problem)")
    return 64
  } catch {
    complain("lint: \(error.localizedDescription)")
    return 64
  }
}

switch LintArguments(Array(CommandLine.arguments.dropFirst())) {
case .help:
  print(LintArguments.helpText)
case .lint(let root):
  exit(lint(URL(fileURLWithPath: root)))
case .wrong(let message):
  complain("lint: \(message)\n\(LintArguments.usage)")
  exit(64)
}
