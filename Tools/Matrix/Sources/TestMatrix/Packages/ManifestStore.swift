import Foundation
import PackageManifests

/// Reads manifests: as they are written, or run by SwiftPM when they compute. What SwiftPM said is kept in a folder,
/// for as long as the manifest is the same.
public final class ManifestStore {
  private let root: Folder
  private let kept: String
  private let swift: String
  private let context: String
  private var texts: [String: ManifestText] = [:]
  private var manifests: [String: Manifest] = [:]

  /// - Parameters:
  ///   - root: what manifests' paths are relative to.
  ///   - kept: the folder for what SwiftPM said.
  ///   - swift: the command.
  ///   - context: what else a manifest may compute with: the toolchain, the environment, what is installed.
  public init(root: Folder, kept: String, swift: String, context: String) {
    self.root = root
    self.kept = kept
    self.swift = swift
    self.context = context
  }

  /// The paths of the packages that a manifest depends on in folders.
  public func dependencyPaths(_ file: String) throws(MatrixError) -> [String] {
    if let paths = text(file).dependencyPaths { return paths }
    return try manifest(file).dependencyPaths
  }

  /// All that the checks look at, but for platforms and settings when it is written out.
  public func manifest(_ file: String) throws(MatrixError) -> Manifest {
    if let known = manifests[file] ?? text(file).manifest { return known }
    do throws(ManifestProblem) {
      let manifest = try wholeManifest(file)
      manifests[file] = manifest
      return manifest
    } catch {
      throw MatrixError(error.description)
    }
  }

  /// A manifest with all that SwiftPM says of it.
  public func wholeManifest(_ file: String) throws(ManifestProblem) -> Manifest {
    try ManifestReader.manifest(dumped: dump(file), file: file)
  }

  func text(_ file: String) -> ManifestText {
    if let known = texts[file] { return known }
    let read = ManifestText(root.text(file) ?? "", file: file)
    texts[file] = read
    return read
  }

  private func dump(_ file: String) throws(ManifestProblem) -> Data {
    let text = root.text(file) ?? ""
    let digest = SHA256.hex(Array([context, root.path(file), text].joined(separator: "\n").utf8))
    let name = "\(kept)/\(digest).json"
    if let data = FileManager.default.contents(atPath: name) { return data }
    let isElsewhere = file.hasPrefix("/")
    let folder = isElsewhere ? (file as NSString).deletingLastPathComponent : root.path
    let data = try ManifestReader(root: URL(fileURLWithPath: folder), swift: swift)
      .dump(isElsewhere ? "Package.swift" : file)
    try? FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: name), options: .atomic)
    return data
  }
}

extension ManifestStore {
  /// The paths of packages in folders, as far as they are written out.
  func writtenDependencyPaths(_ file: String) -> [String] {
    text(file).dependencyPaths ?? []
  }
}
