import Foundation

/// A small monorepo in a temporary folder: B and C stand on A, D on B. Its `swift` is a stand-in that says for each
/// package what a file says, and keeps its arguments.
final class Monorepo: Sendable {
  let folder: URL

  /// - Parameter packages: names, each with what it depends on.
  init(_ packages: [(String, [String])] = [("A", []), ("B", ["A"]), ("C", ["A"]), ("D", ["B"])]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("monorepo-\(UUID())")
    for (name, dependencies) in packages { try add(name, dependencies) }
    try write("stand-in/swift", Self.standIn, isExecutable: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Adds a package, or writes its manifest anew.
  func add(_ name: String, _ dependencies: [String], imports: [String] = []) throws {
    let paths = dependencies.map { "    .package(path: \"../\($0)\"),\n" }.joined()
    let products = dependencies.map { ".product(name: \"\($0)\", package: \"\($0)\"), " }.joined()
    try write(
      "Packages/\(name)/Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [
      \(paths)  ],
        targets: [
          .target(name: "\(name)", dependencies: [\(products)]),
          .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
        ]
      )
      """
    )
    let text = (dependencies + imports).map { "import \($0)\n" }.joined()
    try write("Packages/\(name)/Sources/\(name)/\(name).swift", text)
    try write("Packages/\(name)/Tests/\(name)Tests/\(name)Tests.swift", "import \(name)\n")
  }

  func write(_ path: String, _ text: String, isExecutable: Bool = false) throws {
    let file = folder.appendingPathComponent(path)
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if isExecutable {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  func text(_ path: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// What the stand-in does for a package instead of passing: a piece of a shell script.
  func stage(_ name: String, _ script: String) throws {
    try write("stand-in/\(name).sh", script)
  }

  func git(_ arguments: String...) async throws {
    let identity = ["-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"]
    try await Command.run(["git", "-C", folder.path] + identity + arguments)
  }

  /// Runs the script on it.
  func run(
    _ arguments: String...,
    environment: [String: String] = [:],
    started: (@Sendable (pid_t) -> Void)? = nil
  ) async throws -> Script.Run {
    let swift = folder.appendingPathComponent("stand-in/swift").path
    let variables = ["MATRIX_SWIFT": swift, "STAND_IN": folder.path + "/stand-in"].merging(environment) { $1 }
    return try await Script(["--root", folder.path] + arguments, variables).run(started: started)
  }

  /// The arguments of each `swift test`, a line each, with the package first.
  var calls: [String] { text("stand-in/calls").split(separator: "\n").map(String.init) }

  func forgetCalls() {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("stand-in/calls"))
  }

  private static let standIn = """
    #!/bin/sh
    case $1 in
    --version) echo "Swift version 0 (a stand-in)"; exit 0 ;;
    test) ;;
    *) exec swift "$@" ;;
    esac
    name=$(basename "$3")
    echo "$name $*" >>"$STAND_IN/calls"
    passes() {
      echo "Build complete! (0.1s)"
      echo "Test Suite 'All tests' started at 1"
      echo "Test Case '${name}X.testOne' started at 1"
      echo "Test Case '${name}X.testOne' passed (0.1 seconds)"
      echo "Test Suite 'All tests' passed at 1"
      echo "	 Executed 1 test, with 0 failures (0 unexpected) in 0.1 (0.1) seconds"
      echo "◇ Test run started."
      echo "◇ Test two() started."
      echo "✔ Test two() passed after 0.1 seconds."
      echo "◇ Test three() started."
      echo "✔ Test three() passed after 0.1 seconds."
      echo "✔ Test run with 2 tests in 1 suite passed after 0.2 seconds."
    }
    fails() {
      echo "Build complete! (0.1s)"
      echo "◇ Test run started."
      echo "◇ Test two() started."
      echo "✘ Test two() recorded an issue at T.swift:5:18: Expectation failed: 1 == 2"
      echo "✘ Test two() failed after 0.1 seconds with 1 issue."
      echo "✘ Test run with 1 test in 1 suite failed after 0.2 seconds with 1 issue."
      exit 1
    }
    if [ -f "$STAND_IN/$name.sh" ]; then . "$STAND_IN/$name.sh"; else passes; fi
    """
}
