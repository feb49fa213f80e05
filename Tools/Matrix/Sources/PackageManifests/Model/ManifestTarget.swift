/// A target of a manifest.
public struct ManifestTarget: Equatable, Sendable {
  public var name: String
  /// As SwiftPM calls it: `regular`, `test`, `macro`, `executable`, `system`, `plugin` or `binary`.
  public var kind: String
  /// The path as the manifest gives it, relative to the manifest's folder; nil for the default.
  public var path: String?
  public var dependencies: [TargetDependency]
  /// The rest that changes how the target is built (settings, resources, excluded files), in one text to compare.
  public var buildDetails: String
  public var usesUnsafeFlags: Bool

  public init(
    name: String,
    kind: String = "regular",
    path: String? = nil,
    dependencies: [TargetDependency] = [],
    buildDetails: String = "",
    usesUnsafeFlags: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.path = path
    self.dependencies = dependencies
    self.buildDetails = buildDetails
    self.usesUnsafeFlags = usesUnsafeFlags
  }
}
