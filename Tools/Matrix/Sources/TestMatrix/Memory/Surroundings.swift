import Foundation

/// What a run's result depends on beside files of the repository.
public struct Surroundings: Sendable {
  /// What `swift --version` prints.
  public let toolchain: String
  /// The variables that tests may see.
  public let environment: [String: String]
  /// The state of the system's list of installed packages.
  public let system: String

  /// Variables of a terminal, a login or this tool, which say nothing about results.
  private static let neutral: Set = [
    "_", "PWD", "OLDPWD", "SHLVL", "TERM", "COLORTERM", "COLUMNS", "LINES", "WINDOWID", "NO_COLOR",
    "SCRATCH_PATH",
    "MATRIX_SWIFT", "STY", "PS1", "LS_COLORS", "MAIL", "XPC_SERVICE_NAME",
  ]
  private static let neutralPrefixes = [
    "RUN_TESTS_", "SSH_", "TMUX", "XDG_SESSION", "DBUS_", "TERM_", "ITERM", "VSCODE_", "GIT_", "BASH_",
    "LESS",
  ]

  public init(toolchain: String, environment: [String: String], system: String) {
    self.toolchain = toolchain
    self.environment = environment.filter { name, _ in
      !Self.neutral.contains(name) && !Self.neutralPrefixes.contains { name.hasPrefix($0) }
    }
    self.system = system
  }

  /// Those of this process.
  public static func current(swift: String) throws(MatrixError) -> Surroundings {
    guard let version = CommandOutput.of([swift, "--version"]), version.status == 0 else {
      throw MatrixError(
        "'\(swift) --version' cannot be run; install Swift, or give the command in MATRIX_SWIFT"
      )
    }
    let lists = ["/var/lib/dpkg/status", "/var/lib/rpm/rpmdb.sqlite", "/lib/apk/db/installed"]
    let system = lists.compactMap { list -> String? in
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: list) else { return nil }
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(list) \(attributes[.size] ?? 0) \(date)"
    }
    let name = ProcessInfo.processInfo.operatingSystemVersionString
    return Surroundings(
      toolchain: version.text,
      environment: ProcessInfo.processInfo.environment,
      system: ([name] + system).joined(separator: "\n")
    )
  }

  /// All of it in one text.
  public var digest: String {
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return SHA256.hex(Array(([toolchain, system] + variables).joined(separator: "\n").utf8))
  }
}
