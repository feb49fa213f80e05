extension Duration {
  /// More than this counts as this: a sum of two such durations, and their whole seconds, can still be told.
  private static let limit = Duration.seconds(Int64.max)

  /// The duration, or the longest that can be reckoned with.
  var limited: Duration { min(max(self, .zero - Self.limit), Self.limit) }

  /// The duration that a number of seconds is; of infinitely many, the longest.
  ///
  /// - Throws: ``RecordingError/timeoutIsNotANumber``.
  init(timeout seconds: Double) throws {
    if seconds.isNaN { throw RecordingError.timeoutIsNotANumber }
    // Beyond a century nobody waits to see the difference.
    self = .seconds(min(max(seconds, -3e9), 3e9))
  }
}
