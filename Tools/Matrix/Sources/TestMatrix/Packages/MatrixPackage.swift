/// A package of the matrix.
public struct MatrixPackage: Equatable, Sendable {
  /// Its folder's name.
  public var name: String
  /// Relative to the root.
  public var folder: String
  /// The names of the packages of the matrix that it depends on, sorted.
  public var dependencies: [String]
  /// The absolute paths of packages elsewhere that it depends on.
  public var outside: [String]
  /// Whether its tests read files of the whole repository, as a comment of its manifest says.
  public var readsEverything: Bool

  public init(
    name: String,
    folder: String,
    dependencies: [String] = [],
    outside: [String] = [],
    readsEverything: Bool = false
  ) {
    self.name = name
    self.folder = folder
    self.dependencies = dependencies
    self.outside = outside
    self.readsEverything = readsEverything
  }

  public var manifest: String { folder + "/Package.swift" }
}
