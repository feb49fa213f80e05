/// How bad an issue is.
public enum IssueSeverity: String, Sendable {
  /// Something to look at; it fails no test.
  case warning

  /// A programming error or a failed expectation; it fails the running test.
  case error
}
