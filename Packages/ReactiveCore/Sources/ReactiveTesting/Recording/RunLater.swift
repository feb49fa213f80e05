import Dispatch

/// Runs work after some real time, on a thread of its own: what bounds a wait.
func runLater(after duration: Duration, _ work: @escaping @Sendable () -> Void) {
  let (seconds, attoseconds) = duration.components
  let interval = Double(seconds) + Double(attoseconds) / 1e18
  // Nobody waits longer than a year.
  DispatchQueue.global().asyncAfter(deadline: .now() + min(max(interval, 0), 31_536_000), execute: work)
}
