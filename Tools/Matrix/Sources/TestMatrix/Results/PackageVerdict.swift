/// Whether a package's tests passed, and why not.
struct PackageVerdict: Equatable {
  private(set) var outcome = RunResult.Outcome.failed
  private(set) var why = ""

  init(ending: Ending, output: TestOutput, isFiltered: Bool) {
    switch ending {
    case .notStarted(let reason): why = reason
    case .interrupted: why = "interrupted"
    case .signalled(let signal): why = "swift was ended by signal \(signal)"
    case .timedOut(let phase, let seconds):
      let last = output.lastStarted.map { "; the last test started: \($0)" } ?? ""
      why = "the \(phase) took longer than \(Self.text(seconds)) s; ended with all children\(last)"
    case .exited(let status): judge(status, output, isFiltered)
    }
  }

  private mutating func judge(_ status: Int32, _ output: TestOutput, _ isFiltered: Bool) {
    if let death = output.death {
      why = death + (output.lastStarted.map { "; the last test started: \($0)" } ?? "")
    } else if status != 0, output.saysNoTests, output.tests == 0 {
      why = "no test was executed: the package has none"
    } else if status != 0 {
      why = "exit status \(status)"
    } else if output.tests > 0 {
      outcome = .passed
    } else if isFiltered {
      outcome = .passed
      why = "no test matches"
    } else {
      why = "no test was executed"
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
