/// Something that is wrong with a manifest, and what to do about it.
public struct ManifestProblem: Error, Equatable, CustomStringConvertible {
  public var file: String
  public var message: String

  public init(_ file: String, _ message: String) {
    self.file = file
    self.message = message
  }

  /// One line: the file and what to do.
  public var description: String { "\(file): \(message)" }
}
