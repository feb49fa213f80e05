/// What `documentation` is asked to do.
public struct DocumentationOptions: Equatable, Sendable {
  /// What is done.
  public enum Command: Equatable, Sendable {
    /// Compile the code of the pages and run its tests.
    case code
    /// Build the site.
    case site
  }

  public var command = Command.code
  /// The repository.
  public var root = "."
  /// Where to build.
  public var scratch = ".build/documentation"
  /// Where to put the site.
  public var output = ".build/manual"
  /// Where a server will have the site, such as `/swift-machines`.
  public var hostingBasePath: String?
  /// Only these pages, if any.
  public var pages: [String] = []

  public init() {}
}
