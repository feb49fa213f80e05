import Foundation

/// Which files a rule looks at.
struct RuleScope: Sendable {
  /// The files of tests.
  static let tests = RuleScope(including: #"/Tests/|Tests\.swift$|Specs?\.swift$"#)
  /// All files.
  static let everything = RuleScope(including: "")

  /// A file must match one of these expressions, if there are any.
  var included: [NSRegularExpression]
  /// A file must match none of these.
  var excluded: [NSRegularExpression]

  init(included: [NSRegularExpression], excluded: [NSRegularExpression]) {
    self.included = included
    self.excluded = excluded
  }

  /// - Parameter pattern: a pattern of the program itself; empty for all files.
  init(including pattern: String) {
    included = pattern.isEmpty ? [] : [try! NSRegularExpression(pattern: pattern)]
    excluded = []
  }

  /// - Parameter file: relative to the repository. The expressions see a slash before it.
  func contains(_ file: String) -> Bool {
    let path = "/" + file
    let range = NSRange(location: 0, length: path.utf16.count)
    func matches(_ expression: NSRegularExpression) -> Bool {
      expression.firstMatch(in: path, range: range) != nil
    }
    return (included.isEmpty || included.contains(where: matches)) && !excluded.contains(where: matches)
  }
}
