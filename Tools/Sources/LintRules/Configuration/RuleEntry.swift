/// A rule as its file writes it: keys with their values and lines.
struct RuleEntry: Equatable {
  struct Setting: Equatable {
    var values: [String]
    var line: Int
  }

  var identifier: String
  var line: Int
  var settings: [String: Setting] = [:]
}
