#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#endif

/// What the environment says about a run.
struct SpecEnvironment: Sendable {
  /// Whether this is a run that must not leave anything out: `CI` is set, and not to `false` or `0`.
  var isCI = false

  /// `SPEC_ONLY`: a regular expression that a part of an example's full name must match.
  var onlyPattern: String?

  static let current = SpecEnvironment { name in getenv(name).map { String(cString: $0) } }

  init(variable: (String) -> String?) {
    let ci = variable("CI") ?? ""
    isCI = !["", "0", "false"].contains(ci.lowercased())
    onlyPattern = variable("SPEC_ONLY").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What is wrong with `SPEC_ONLY`; nil when nothing is.
  var patternProblem: String? {
    guard let onlyPattern else { return nil }
    do {
      _ = try Regex(onlyPattern)
      return nil
    } catch {
      return "SPEC_ONLY is no regular expression, so no example of any spec runs: \(onlyPattern) (\(error))"
    }
  }
}
