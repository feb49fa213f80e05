#if !canImport(Combine)
  import Foundation
  import ReactiveCore

  #if canImport(CoreFoundation)
    import CoreFoundation
  #endif

  /// A run loop runs what it is given on its own thread, in its default mode, while it is run.
  ///
  /// ```swift
  /// publisher.receive(on: RunLoop.main)
  /// ```
  extension RunLoop: Scheduler {
    /// A run loop takes no options.
    public struct SchedulerOptions: Sendable {}

    /// The present date, which follows the system clock when that is set.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// None: a tolerance of zero is taken as it is.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure in one of the next turns of the loop, on its thread. May be called from any thread; a
    /// loop that sleeps is woken.
    ///
    /// - Parameters:
    ///   - options: there are none.
    ///   - action: the closure.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = ScheduledAction(action)
      perform { action.run() }
      // A block alone does not wake a loop that sleeps on another thread.
      if RunLoop.current !== self { wakeUp() }
    }

    private func wakeUp() {
      #if canImport(CoreFoundation)
        if self === RunLoop.main { return CFRunLoopWakeUp(CFRunLoopGetMain()) }
      #endif
      // What is to be woken of another loop is not public; a timer wakes it. On Linux no timer is ever released, which
      // costs some 350 bytes each.
      add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }, forMode: .default)
    }

    /// Runs a closure at a date, on the thread of the loop.
    ///
    /// - Parameters:
    ///   - date: the earliest time.
    ///   - tolerance: how much later it may run.
    ///   - options: there are none.
    ///   - action: the closure.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      let action = ScheduledAction(action)
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.runOnce() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }

    /// Runs a closure at a date and then every `interval`, until the result is cancelled or released.
    ///
    /// - Parameters:
    ///   - date: the earliest time of the first run.
    ///   - interval: the time from one run to the next.
    ///   - tolerance: how much later each run may be.
    ///   - options: there are none.
    ///   - action: the closure.
    /// - Returns: stops the repetition when it is cancelled or released.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let action = ScheduledAction(action)
      let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.run() }
      timer.tolerance = tolerance.timeInterval
      action.onCancel { timer.invalidate() }
      add(timer, forMode: .default)
      return AnyCancellable(action)
    }
  }
#endif
