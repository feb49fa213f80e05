/// The command line of `benchmarks`.
public enum BenchmarksArguments: Equatable, Sendable {
  case help
  case run(BenchmarksOptions)
  /// What is wrong, in one line.
  case wrong(String)

  public static let usage =
    "Usage: benchmarks [--filter NAME] [--json] [--report FILE]... [--compare FILE] [--help]"

  /// - Parameter names: of the workloads there are.
  public static func helpText(names: [String]) -> String {
    """
    \(usage)

    Times each workload beside its limit, the same work written by hand, in the same process. Prints the medians
    in nanoseconds an operation, and how many times its limit a workload takes. The start workloads build the
    executables of Examples, unless EXAMPLES_BIN names the folder that they are in; their limit is /bin/echo.

      --filter NAME   run only the workloads whose names contain NAME
      --json          print one object a line: {"name", "ns_per_op", "limit_ns_per_op", "ratio", "ops"},
                      and "target_ratio" or "target_ns" where there is one
      --report FILE   also write a page for browsers (FILE ends in .html) or Markdown (.md): each workload's bar
                      beside its limit's, by theme, with its target; may be given more than once
      --compare FILE  compare the ratios with those in FILE, which --json printed; a workload that looks worse is
                      measured again, up to twice, and its best ratio counts

    Exits 1 when a workload could not be measured, when a report could not be written, and when a ratio is more
    than \(Comparison.tolerancePercent) % worse than in FILE. Build with `-c release`. The workloads:
    \(names.map { "  \($0)" }.joined(separator: "\n"))
    """
  }

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) {
    var options = BenchmarksOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--json":
        options.json = true
      case "--filter", "--report", "--compare":
        let value = rest.popFirst().flatMap { $0.hasPrefix("-") || $0.isEmpty ? nil : $0 }
        if let wrong = Self.set(argument, to: value, in: &options) {
          self = .wrong(wrong)
          return
        }
      default:
        self = .wrong("unknown \(argument.hasPrefix("-") ? "option" : "argument") '\(argument)'")
        return
      }
    }
    self = .run(options)
  }

  /// - Returns: what is wrong.
  private static func set(_ option: String, to value: String?, in options: inout BenchmarksOptions) -> String?
  {
    guard let value else { return "\(option) needs a \(option == "--filter" ? "name" : "file")" }
    switch option {
    case "--filter":
      options.filter = value
    case "--report":
      guard let report = ReportFile(path: value) else {
        return "--report writes .html or .md, not '\(value)'"
      }
      options.reports.append(report)
    default:
      options.baseline = value
    }
    return nil
  }
}
