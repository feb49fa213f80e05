/// A module that is made of a page's code.
public struct CodeModule: Equatable, Sendable {
  /// A name that no other has.
  public var name: String
  /// The sources by their names.
  public var sources: [String: String]
  /// Folders and files, relative to the repository, whose sources belong to it.
  public var companions: [String]
}
