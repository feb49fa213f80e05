/// How a wait for something that is expected of a publisher ended.
struct WaitOutcome: Sendable {
  /// Whether it happened in time.
  let happened: Bool
  /// The position of the elements that are this wait's and no other's; nil if it waited for no elements of its own.
  var claim: Int?

  static let timedOut = WaitOutcome(happened: false)
}
