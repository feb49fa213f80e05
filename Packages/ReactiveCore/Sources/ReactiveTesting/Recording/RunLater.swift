import Dispatch

/// A serial queue: tasks that keep every thread of the tasks' pool busy do not keep a wait from ending.
private let timeouts = DispatchQueue(label: "ReactiveTesting.timeouts")

/// Runs work after some real time, on a thread of its own: what bounds a wait.
func runLater(after duration: Duration, _ work: @escaping @Sendable () -> Void) {
  timeouts.asyncAfter(deadline: .now() + secondsToWait(duration), execute: work)
}

/// Runs short work after some real time, on a thread of its own, unless the timer is cancelled or released before.
@_spi(Testing)
public func timer(
  after duration: Duration,
  _ work: @escaping @Sendable () -> Void
) -> any DispatchSourceTimer {
  let timer = DispatchSource.makeTimerSource(queue: timeouts)
  timer.schedule(deadline: .now() + secondsToWait(duration))
  timer.setEventHandler(handler: work)
  timer.activate()
  return timer
}

/// Nobody waits longer than a year.
private func secondsToWait(_ duration: Duration) -> Double {
  let (seconds, attoseconds) = duration.limited.components
  return min(max(Double(seconds) + Double(attoseconds) / 1e18, 0), 31_536_000)
}
