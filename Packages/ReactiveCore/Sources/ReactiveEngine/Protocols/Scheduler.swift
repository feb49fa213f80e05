/// A place and time to run closures: now, as soon as possible, or at some date.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment in the scheduler's time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Options a closure can be scheduled with; `Never` if there are none.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }
  /// The smallest leeway the scheduler can honour.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  ///
  /// - Parameters:
  ///   - options: how to run it.
  ///   - action: the closure.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at some time after `date`.
  ///
  /// - Parameters:
  ///   - date: the earliest moment.
  ///   - tolerance: how much later it may run.
  ///   - options: how to run it.
  ///   - action: the closure.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Runs a closure at some time after `date`, and again after each `interval`.
  ///
  /// - Parameters:
  ///   - date: the earliest moment of the first run.
  ///   - interval: the time between runs.
  ///   - tolerance: how much later each may run.
  ///   - options: how to run it.
  ///   - action: the closure.
  /// - Returns: stops the repetition when it is cancelled.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible, without options.
  ///
  /// - Parameter action: the closure.
  @inlinable
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs a closure at some time after `date`, with the smallest tolerance.
  ///
  /// - Parameters:
  ///   - date: the earliest moment.
  ///   - action: the closure.
  @inlinable
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at some time after `date`, without options.
  ///
  /// - Parameters:
  ///   - date: the earliest moment.
  ///   - tolerance: how much later it may run.
  ///   - action: the closure.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure after `date` and after each `interval`, with the smallest tolerance.
  ///
  /// - Parameters:
  ///   - date: the earliest moment.
  ///   - interval: the time between runs.
  ///   - action: the closure.
  /// - Returns: stops the repetition when it is cancelled.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure after `date` and after each `interval`, without options.
  ///
  /// - Parameters:
  ///   - date: the earliest moment.
  ///   - interval: the time between runs.
  ///   - tolerance: how much later it may run.
  ///   - action: the closure.
  /// - Returns: stops the repetition when it is cancelled.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
