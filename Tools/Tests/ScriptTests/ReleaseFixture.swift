import Foundation

/// A small repository that could be released as 1.2.0, and a `swift` that says what it was asked to do.
final class ReleaseFixture {
  private let folder: URL
  let root: URL
  private let programs: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("release-\(UUID().uuidString)")
    root = folder.appendingPathComponent("repository")
    programs = folder.appendingPathComponent("programs")
    try write("print(\"Package\") // unsafeFlags would be wrong here", to: "Package.swift")
    try write("print(\"A\")", to: "Packages/A/Package.swift")
    try write("A\n", to: "Packages/A/README.md")
    try write("```\n.package(url: \"https://example.com/a.git\", from: \"1.2.0\")\n```\n", to: "README.md")
    try write(
      "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-31\n\n- Something.\n\n## [1.1.0] - 2025-12-31\n\n- Else.\n",
      to: "CHANGELOG.md"
    )
    try write(
      "#!/bin/sh\n[ ! -f \"$(dirname \"$0\")/broken\" ] || { echo no dependant; exit 1; }\n",
      to: dependants
    )
    try write(
      "#!/bin/sh\ncase \"$*\" in *\"$(cat \"$(dirname \"$0\")/broken\" 2>/dev/null || echo nothing)\"*)\n"
        + "echo \"swift fails\"; exit 1 ;; esac\n",
      to: "../programs/swift"
    )
    for script in [root.appendingPathComponent(dependants), programs.appendingPathComponent("swift")] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    }
    try git("init", "-q", "-b", "main")
    try commit()
    try git("tag", "1.1.0", "HEAD")
  }

  private let dependants = "Tools/Checks/dependants.sh"

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path).standardized
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    try write(text.replacing(old, with: new), to: path)
  }

  /// Has `swift` fail when this is part of what it is asked to do.
  func breakSwift(_ arguments: String) throws {
    try arguments.write(to: programs.appendingPathComponent("broken"), atomically: true, encoding: .utf8)
  }

  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "--no-verify", "--allow-empty", "-m", "More")
  }

  func git(_ arguments: String...) throws {
    let settings = ["-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"]
    let run = try Script("git", settings + ["-C", root.path] + arguments)
    guard run.status == 0 else { throw Failure(description: run.output) }
  }

  /// The checklist's run on the repository.
  func check(_ version: String, _ options: String...) throws -> Script {
    try Script("check-release.sh", [version, "--root", root.path] + options, path: programs)
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
