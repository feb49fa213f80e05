import Dispatch
import Locking
@_spi(Testing) import ReactiveTesting

/// A moment after which a wait gives up.
///
/// Its timer has a thread of its own, and it looks at the clock itself: tasks that keep every thread of the tasks' pool
/// busy, the test's own among them, do not keep it from passing.
final class Deadline: @unchecked Sendable {
  private let end: ContinuousClock.Instant
  private let isPast = AtomicInt(0)
  /// Set once, at the start.
  private var timer: (any DispatchSourceTimer)?

  /// Starts the clock; `onPassed` is called once when the time is up.
  init(after timeout: Duration, onPassed: @escaping @Sendable () -> Void) {
    // Nobody waits longer than a year, and the system's clock cannot be told of any duration.
    let timeout = min(max(timeout, .zero), .seconds(31_536_000))
    end = .now.advanced(by: timeout)
    timer = ReactiveTesting.timer(after: timeout) { [weak self] in
      self?.isPast.store(1)
      onPassed()
    }
  }

  var hasPassed: Bool { isPast.load() != 0 || .now >= end }

  func cancel() {
    timer?.cancel()
  }
}
