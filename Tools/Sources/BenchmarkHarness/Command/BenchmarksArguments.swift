/// The command line of `benchmarks`.
public enum BenchmarksArguments: Equatable, Sendable {
  case help
  /// - Parameters:
  ///   - filter: run the workloads whose names contain this; nil for all.
  ///   - json: print JSON instead of a table.
  case run(filter: String?, json: Bool)
  /// What is wrong, in one line.
  case wrong(String)

  public static let usage = "Usage: benchmarks [--filter NAME] [--json] [--help]"

  /// - Parameter names: of the workloads there are.
  public static func helpText(names: [String]) -> String {
    """
    \(usage)

    Times each workload beside its limit, the same work written by hand, in the same process. Prints the medians
    in nanoseconds an operation, and how many times its limit a workload takes. The start workloads build the
    executables of Examples, unless EXAMPLES_BIN names the folder that they are in; their limit is /bin/echo.

      --filter NAME   run only the workloads whose names contain NAME
      --json          print one object a line: {"name", "ns_per_op", "limit_ns_per_op", "ratio", "ops"},
                      and "target_ns" where there is one

    Build with `-c release`. The workloads:
    \(names.map { "  \($0)" }.joined(separator: "\n"))
    """
  }

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) {
    var filter: String?
    var json = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--json":
        json = true
      case "--filter":
        guard let name = rest.popFirst(), !name.hasPrefix("-") else {
          self = .wrong("--filter needs a name")
          return
        }
        filter = name
      default:
        self = .wrong("unknown \(argument.hasPrefix("-") ? "option" : "argument") '\(argument)'")
        return
      }
    }
    self = .run(filter: filter, json: json)
  }
}
