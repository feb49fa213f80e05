/// Something that the lint was told and cannot use.
public struct ConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
  public var file: String
  /// Nil when it is about the file as a whole.
  public var line: Int?
  public var message: String

  public init(file: String, line: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  public var description: String { line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)" }
}
