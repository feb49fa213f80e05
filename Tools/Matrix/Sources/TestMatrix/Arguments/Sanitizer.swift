/// What a sanitized run looks for.
public enum Sanitizer: String, CaseIterable, Sendable {
  /// Races.
  case thread
  /// Memory errors.
  case address

  /// For `swift test`.
  public var arguments: [String] {
    ["--sanitize=\(rawValue)"] + (self == .thread ? ["-Xswiftc", "-DTHREAD_SANITIZER"] : [])
  }

  /// The variable with the sanitizer's options.
  public var variable: String { self == .thread ? "TSAN_OPTIONS" : "ASAN_OPTIONS" }

  /// The file that names reports known to be false, below the root.
  public var suppressions: String { "Tools/Sanitizers/\(rawValue).supp" }
}
