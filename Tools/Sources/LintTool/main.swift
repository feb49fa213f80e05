import Foundation
import LintRules

/// Prints to standard error, apart from the findings.
func complain(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}

func lint(_ options: LintOptions) -> Int32 {
  let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  let clock = ContinuousClock()
  let start = clock.now
  let run = LintRun(options, currentFolder: folder)
  let report = run.report(options.reporter, currentFolder: folder)
  if !report.isEmpty { print(report) }
  fflush(nil)
  for line in run.fixes { complain(line) }
  for error in run.configurationErrors { complain("lint: \(error)") }
  let errors = run.findings.count { $0.severity == .error }
  let seconds = (start.duration(to: clock.now) / .milliseconds(1) / 10).rounded() / 100
  complain(
    "lint: \(run.fileCount) files, \(run.lineCount) lines, \(errors) errors, \(run.findings.count - errors) warnings, "
      + "\(seconds) s"
  )
  return run.exitStatus
}

switch LintArguments(Array(CommandLine.arguments.dropFirst())) {
case .help:
  print(LintArguments.helpText)
case .lint(let options):
  exit(lint(options))
case .wrong(let message):
  complain("lint: \(message)\n\(LintArguments.usage)")
  exit(64)
}
