#if os(Linux)
  import Foundation

  /// Runs specs of this package as a user does, in a process of their own, to see what they print and how
  /// they end.
  enum Outside {
    private static let variable = "SPECS_FROM_OUTSIDE"

    /// Whether this process is one of those. The specs that are to fail do so in these alone.
    static let isAsked = ProcessInfo.processInfo.environment[variable] != nil

    /// How many examples `OutsideManyTests` has.
    static let exampleCount = ProcessInfo.processInfo.environment["EXAMPLES"].flatMap { Int($0) } ?? 1

    static func three() async -> Int { 3 }

    struct Run {
      let status: Int32
      let lines: [String]

      /// The lines with this text.
      func lines(with text: String) -> [String] {
        lines.filter { $0.contains(text) }
      }
    }

    /// Runs this test program.
    ///
    /// - Parameters:
    ///   - filter: as for `swift test --filter`.
    ///   - environment: beside that of this process, without the variables that specs heed.
    static func run(_ filter: String, _ environment: [String: String] = [:]) async throws -> Run {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = ["--testing-library", "swift-testing", "--filter", filter, "--verbose"]
      let inherited = ProcessInfo.processInfo.environment.filter { !["CI", "SPEC_ONLY"].contains($0.key) }
      process.environment = inherited.merging([variable: "1", "NO_COLOR": "1"]) { $1 }
        .merging(environment) { $1 }
      let (status, text) = try await process.outcome()
      return Run(status: status, lines: text.components(separatedBy: "\n"))
    }
  }
#endif
