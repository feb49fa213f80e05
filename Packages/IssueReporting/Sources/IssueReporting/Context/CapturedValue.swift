/// A task-local value of some layer, as it was when a ``CapturedContext`` was captured.
public protocol CapturedValue: Sendable {
  /// Runs a body with this value as the task-local value again.
  ///
  /// - Parameter body: the work, run once, before this returns.
  /// - Returns: what the body returns.
  func withValue<Result>(_ body: () throws -> Result) rethrows -> Result
}
