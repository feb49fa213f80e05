/// Where a monorepo is, and where what belongs to its runs is kept.
public struct MatrixPlace: Sendable {
  /// The folder of the script.
  public let home: Folder
  public let root: Folder
  /// SwiftPM's scratch path for the usual way to build.
  public let scratch: String
  /// Logs, times and passes of this root.
  public let state: String

  /// - Parameters:
  ///   - home: the folder of the script.
  ///   - root: as given with `--root`; nil for the script's own.
  ///   - scratch: `SCRATCH_PATH`; nil when it is not set.
  public init(home: String, root: String?, scratch: String?) {
    self.home = Folder(home)
    self.root = Folder(root ?? home)
    let given = scratch.flatMap { $0.isEmpty ? nil : Folder($0).path }
    self.scratch = given ?? self.root.path(".build/matrix")
    let isOwn = self.root == self.home || given == nil
    state = isOwn ? self.scratch : "\(self.scratch)/\(Folder.lastComponent(self.root.path))"
  }

  public var logs: String { state + "/logs" }
  public var times: String { state + "/times.json" }
  public var passes: String { state + "/passes" }
  public var manifests: String { state + "/manifests" }

  /// The scratch path of a way to build: another one has its own, below the usual one.
  public func scratch(for configuration: String) -> String {
    configuration.isEmpty ? scratch : "\(scratch)/configurations/\(configuration)"
  }
}
