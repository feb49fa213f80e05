import Foundation

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
    // In a folder that packages share, SwiftPM may take the plan that it kept of another one, after a failure.
    return command + ["--xunit-output", xunit, "--disable-build-manifest-caching"]
  }

  /// - Parameter seed: what tests that draw numbers may begin with.
  func environment(_ inherited: [String: String], seed: UInt64?) -> [String: String] {
    var environment = inherited
    if let seed { environment["TEST_SEED"] = "\(seed)" }
    for suppressions in options.sanitizer?.suppressions ?? [] {
      guard let file = written(suppressions) else { continue }
      let given = environment[suppressions.variable].map { $0 + ":" } ?? ""
      environment[suppressions.variable] = given + "print_suppressions=0:suppressions=" + file
    }
    return environment
  }
  /// A file with all that is left out; nil when that is nothing.
  private func written(_ suppressions: Suppressions) -> String? {
    let text = suppressions.known + (place.root.text(suppressions.file) ?? "")
    guard !text.isEmpty else { return nil }
    let file = "\(place.state)/\(Folder.lastComponent(suppressions.file))"
    try? Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }
}
