import Foundation

/// Reads the repository's manifests, each with `swift package dump-package` as a child process.
public struct ManifestReader {
  private let root: URL
  private let swift: String

  /// - Parameters:
  ///   - root: the repository's folder.
  ///   - swift: the command, or its path.
  public init(root: URL, swift: String = "swift") {
    self.root = root
    self.swift = swift
  }

  /// The umbrella manifest.
  public func umbrella() throws(ManifestProblem) -> Manifest {
    try manifest("Package.swift")
  }

  /// The manifests of all packages below Packages/, by name.
  public func packages() throws(ManifestProblem) -> [Manifest] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/Packages")) ?? []
    var manifests: [Manifest] = []
    for name in names.sorted() {
      let file = "Packages/\(name)/Package.swift"
      guard FileManager.default.fileExists(atPath: root.path + "/" + file) else { continue }
      manifests.append(try manifest(file))
    }
    guard !manifests.isEmpty else {
      throw ManifestProblem(
        "Packages",
        "no package is here; give the folder that has the umbrella Package.swift"
      )
    }
    return manifests
  }

  /// One manifest.
  ///
  /// - Parameter file: its path, relative to the root.
  public func manifest(_ file: String) throws(ManifestProblem) -> Manifest {
    let url = root.appendingPathComponent(file)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw ManifestProblem(file, "there is no such file below \(root.path)")
    }
    return try ManifestDecoder.manifest(from: dump(url.deletingLastPathComponent(), file: file), file: file)
  }

  /// What SwiftPM prints for a manifest, to be kept and decoded later.
  public func dump(_ file: String) throws(ManifestProblem) -> Data {
    try dump(root.appendingPathComponent(file).deletingLastPathComponent(), file: file)
  }

  /// A manifest from what ``dump(_:)`` gave.
  public static func manifest(dumped data: Data, file: String) throws(ManifestProblem) -> Manifest {
    try ManifestDecoder.manifest(from: data, file: file)
  }

  /// What SwiftPM prints for the package in `folder`. A scratch path of its own, so that it neither waits for a
  /// build in that folder nor leaves anything there.
  private func dump(_ folder: URL, file: String) throws(ManifestProblem) -> Data {
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("manifests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: temporary) }
    do {
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      let errors = temporary.appendingPathComponent("errors")
      _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        swift, "package", "dump-package", "--package-path", folder.path, "--scratch-path", temporary.path,
        // The user's cache is a database, which others that build may have locked.
        "--manifest-cache", "none",
      ]
      let output = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        let lines = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
        let reason = lines.first { $0.contains("error:") } ?? lines.first ?? "no reason given"
        throw ManifestProblem(file, "`swift package dump-package` refuses it: \(reason)")
      }
      return data
    } catch let problem as ManifestProblem {
      throw problem
    } catch {
      throw ManifestProblem(file, "`swift package dump-package` cannot be run: \(error.localizedDescription)")
    }
  }
}
