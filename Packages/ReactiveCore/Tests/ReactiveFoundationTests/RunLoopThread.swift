import Foundation

/// A thread that runs its run loop until it is stopped.
final class RunLoopThread: @unchecked Sendable {
  /// Written before `init` returns, and not after.
  private(set) var runLoop: RunLoop!
  private var thread: Thread!
  private let ended = DispatchSemaphore(value: 0)

  /// - Parameter patience: how long the loop sleeps at most, in seconds, before it looks whether it was
  ///   stopped; an infinite one is never stopped.
  init(patience: TimeInterval = 0.01) {
    let started = DispatchSemaphore(value: 0)
    thread = Thread { [unowned self] in
      runLoop = .current
      // A loop without a source returns at once.
      let keepAlive = Timer(timeInterval: 1_000, repeats: true) { _ in }
      RunLoop.current.add(keepAlive, forMode: .default)
      let ended = ended
      started.signal()
      while !Thread.current.isCancelled {
        _ = RunLoop.current.run(mode: .default, before: limit(patience))
      }
      keepAlive.invalidate()
      ended.signal()
    }
    thread.start()
    started.wait()
  }

  /// Whether the caller runs on the thread.
  var isCurrent: Bool { Thread.current === thread }

  func stop() {
    thread.cancel()
    ended.wait()
  }
}

private func limit(_ patience: TimeInterval) -> Date {
  patience.isFinite ? Date(timeIntervalSinceNow: patience) : .distantFuture
}
