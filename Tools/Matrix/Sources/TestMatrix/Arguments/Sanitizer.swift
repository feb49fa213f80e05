/// What a sanitized run looks for.
public enum Sanitizer: String, CaseIterable, Sendable {
  /// Races.
  case thread
  /// Memory errors.
  case address

  /// For `swift test`.
  public var arguments: [String] {
    ["--sanitize=\(rawValue)", "-Xswiftc", "-D\(rawValue.uppercased())_SANITIZER"]
  }

  /// What is left out of its reports.
  public var suppressions: [Suppressions] {
    switch self {
    case .thread: [Suppressions(variable: "TSAN_OPTIONS", file: "Tools/Sanitizers/thread.supp")]
    case .address:
      [
        Suppressions(variable: "ASAN_OPTIONS", file: "Tools/Sanitizers/address.supp"),
        // On Linux, XCTest keeps its list of tests to the end of the process and does not let go of it.
        Suppressions(
          variable: "LSAN_OPTIONS",
          file: "Tools/Sanitizers/leak.supp",
          known: "leak:libXCTest.so\n"
        ),
      ]
    }
  }
}

/// A file that names reports known to be false.
public struct Suppressions: Equatable, Sendable {
  /// The variable with the options that name the file.
  public var variable: String
  /// The project's own, below the root.
  public var file: String
  /// What is the toolchain's doing, in the form of the file.
  public var known = ""
}
