/// A module that is made of a page's code.
public struct CodeModule: Equatable, Sendable {
  /// A name that no other has.
  public var name: String
  /// The sources by their names.
  public var sources: [String: String]
  /// Folders and files, relative to the repository, whose sources belong to it.
  public var companions: [String]
  /// The path of its main.swift, if it is a program: one that is run, not tested.
  public var program: String?

  /// - Parameters:
  ///   - name: a name that no other has.
  ///   - sources: the sources by their names.
  ///   - companions: folders and files whose sources belong to it.
  ///   - program: the path of its main.swift, if it is a program.
  public init(name: String, sources: [String: String], companions: [String] = [], program: String? = nil) {
    self.name = name
    self.sources = sources
    self.companions = companions
    self.program = program
  }
}
