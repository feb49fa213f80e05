/// A package that a package depends on.
public enum PackageDependency: Equatable, Sendable {
  /// A package in a folder: the folder's name.
  case folder(String)
  /// A package from elsewhere, by its identity.
  case elsewhere(String)
}
