#if !canImport(Combine)
  import Locking
  import ReactiveCore

  /// An action on its way to the queue that runs it. Cancelled, it neither runs nor holds on to what it
  /// captured.
  final class ScheduledAction: Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?
    private var stop: (() -> Void)?

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    /// - Parameter stop: what ends the repetition of the action; called once, by `cancel`, or at once if
    ///   that was before.
    func onCancel(_ stop: @escaping () -> Void) {
      let isCancelled = lock.withLock {
        if action == nil { return true }
        self.stop = stop
        return false
      }
      if isCancelled { stop() }
    }

    /// Runs the action, unless it was cancelled.
    func run() {
      lock.withLock { action }?()
    }

    /// Runs the action, unless it was cancelled, and lets go of it: for what is not repeated and is run by what
    /// may live on, as a timer does that has fired.
    func runOnce() {
      let action = lock.withLock {
        defer { self.action = nil }
        return self.action
      }
      action?()
    }

    func cancel() {
      // What the closures captured is released after the lock.
      let (action, stop) = lock.withLock {
        defer {
          self.action = nil
          self.stop = nil
        }
        return (self.action, self.stop)
      }
      withExtendedLifetime(action) { stop?() }
    }
  }
#endif
