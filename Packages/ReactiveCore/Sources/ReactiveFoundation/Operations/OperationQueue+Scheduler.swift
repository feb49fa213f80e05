#if !canImport(Combine)
  import Dispatch
  import Foundation
  import ReactiveCore

  /// An operation queue runs what it is given as operations, as many at a time as it allows.
  ///
  /// ```swift
  /// publisher.subscribe(on: OperationQueue())
  /// ```
  extension OperationQueue: Scheduler {
    /// An operation queue takes no options.
    public struct SchedulerOptions: Sendable {}

    /// The present date, which follows the system clock when that is set.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// None: a tolerance of zero is taken as it is.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure as an operation. May be called from any thread.
    ///
    /// - Parameters:
    ///   - options: there are none.
    ///   - action: the closure.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = ScheduledAction(action)
      addOperation { action.run() }
    }

    /// Adds a closure as an operation when a date has come.
    ///
    /// - Parameters:
    ///   - date: the earliest time.
    ///   - tolerance: not used.
    ///   - options: there are none.
    ///   - action: the closure.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      let action = ScheduledAction(action)
      DispatchQueue.global().asyncAfter(deadline: deadline(of: date)) {
        self.addOperation { action.run() }
      }
    }

    /// Adds a closure as an operation at a date and then every `interval`, until the result is cancelled or
    /// released.
    ///
    /// - Parameters:
    ///   - date: the earliest time of the first run.
    ///   - interval: the time from one run to the next.
    ///   - tolerance: how much later each may be.
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
      let timer = DispatchSource.makeTimerSource()
      timer.setEventHandler { self.addOperation { action.run() } }
      timer.schedule(
        deadline: deadline(of: date),
        repeating: .nanoseconds(max(1, nanoseconds(interval.timeInterval))),
        leeway: .nanoseconds(max(0, nanoseconds(tolerance.timeInterval)))
      )
      action.onCancel { timer.cancel() }
      timer.resume()
      return AnyCancellable(action)
    }

    private func deadline(of date: SchedulerTimeType) -> DispatchTime {
      .now() + .nanoseconds(max(0, nanoseconds(date.date.timeIntervalSinceNow)))
    }

    private func nanoseconds(_ interval: TimeInterval) -> Int {
      Int(saturating: interval * 1_000_000_000)
    }
  }
#endif
