/// A rule as its file writes it: keys with their values and lines.
struct RuleEntry: Equatable {
  struct Setting: Equatable {
    var values: [String]
    var line: Int

    /// The one value that it has.
    func single(_ file: String) throws(ConfigurationError) -> String {
      guard values.count == 1, let value = values.first else { throw error(file, "give one value") }
      return value
    }

    func error(_ file: String, _ message: String) -> ConfigurationError {
      ConfigurationError(file: file, line: line, message: message)
    }
  }

  var identifier: String
  var line: Int
  var settings: [String: Setting] = [:]
}
