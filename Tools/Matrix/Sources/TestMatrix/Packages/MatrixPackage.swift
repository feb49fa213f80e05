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
  /// What its tests read beside its own files, as a comment of its manifest says.
  public var reads: [Check.Input]

  public init(
    name: String,
    folder: String,
    dependencies: [String] = [],
    outside: [String] = [],
    reads: [Check.Input] = []
  ) {
    self.name = name
    self.folder = folder
    self.dependencies = dependencies
    self.outside = outside
    self.reads = reads
  }

  public var manifest: String { folder + "/Package.swift" }
}
