/// How a loop differs from production's: what a test store asks for. The defaults cost nothing.
struct LoopOptions {
  /// Whether what feedbacks emit is held until `step()`.
  var isGated = false

  /// Is told what happens, for a test that waits for it.
  var observer: (any LoopObserver)?
}

/// Is told what a loop does, on the thread that does it, with no lock held.
@_spi(Testing)
public protocol LoopObserver: AnyObject, Sendable {
  /// The reducers have handled an event.
  func reduced()

  /// The gate has taken an event that a feedback emitted.
  func held()

  /// An effect has finished or been cancelled.
  func effectEnded()
}
