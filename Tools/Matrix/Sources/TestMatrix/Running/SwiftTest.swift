/// The command that runs a package's tests, and its environment.
struct SwiftTest {
  let swift: String
  let place: MatrixPlace
  let options: MatrixOptions

  var scratch: String { place.scratch(for: options.configuration) }

  func command(_ package: MatrixPackage, xunit: String, skipsBuild: Bool) -> [String] {
    var command = [
      swift, "test", "--package-path", place.root.path(package.folder), "--scratch-path", scratch,
    ]
    if options.isRelease { command += ["-c", "release", "-Xswiftc", "-enable-testing"] }
    command += options.sanitizer?.arguments ?? []
    if options.measuresCoverage { command.append("--enable-code-coverage") }
    if skipsBuild { command.append("--skip-build") }
    for filter in options.filters { command += ["--filter", filter] }
    return command + ["--xunit-output", xunit]
  }

  /// - Parameter seed: what tests that draw numbers may begin with.
  func environment(_ inherited: [String: String], seed: UInt64?) -> [String: String] {
    var environment = inherited
    if let seed { environment["TEST_SEED"] = "\(seed)" }
    if let sanitizer = options.sanitizer, place.root.exists(sanitizer.suppressions) {
      let given = environment[sanitizer.variable].map { $0 + ":" } ?? ""
      environment[sanitizer.variable] = given + "suppressions=" + place.root.path(sanitizer.suppressions)
    }
    return environment
  }
}
