/// A scheduler that hides the type of another, so that a feature can be given any: the main queue in the app, a
/// test scheduler in its tests.
///
/// ```swift
/// let scheduler: AnyScheduler = ImmediateScheduler.shared.eraseToAnyScheduler()
/// ```
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let getNow: () -> SchedulerTimeType
  private let getMinimumTolerance: () -> SchedulerTimeType.Stride
  private let scheduleNow: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let scheduleAfter:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let scheduleRepeating:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  /// The hidden scheduler's present moment.
  public var now: SchedulerTimeType { getNow() }
  /// The smallest leeway that the hidden scheduler can honour.
  public var minimumTolerance: SchedulerTimeType.Stride { getMinimumTolerance() }

  /// Makes a scheduler of closures, one for each requirement of `Scheduler`.
  ///
  /// - Parameters:
  ///   - minimumTolerance: the smallest leeway.
  ///   - now: the present moment.
  ///   - scheduleImmediately: runs a closure as soon as possible.
  ///   - delayed: runs a closure when a moment has come, with a tolerance.
  ///   - interval: runs a closure at a moment and then after each interval, with a tolerance; what it returns
  ///     stops the
  ///     repetition.
  public init(
    minimumTolerance: @escaping () -> SchedulerTimeType.Stride,
    now: @escaping () -> SchedulerTimeType,
    scheduleImmediately: @escaping (SchedulerOptions?, @escaping () -> Void) -> Void,
    delayed:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
      ) -> Void,
    interval:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
        @escaping () -> Void
      ) -> any Cancellable
  ) {
    getMinimumTolerance = minimumTolerance
    getNow = now
    scheduleNow = scheduleImmediately
    scheduleAfter = delayed
    scheduleRepeating = interval
  }

  /// Hides the type of a scheduler.
  ///
  /// - Parameter scheduler: the scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    self.init(
      minimumTolerance: { scheduler.minimumTolerance },
      now: { scheduler.now },
      scheduleImmediately: { scheduler.schedule(options: $0, $1) },
      delayed: { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) },
      interval: { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
    )
  }

  /// Has the hidden scheduler run a closure as soon as possible.
  ///
  /// - Parameters:
  ///   - options: how to run it.
  ///   - action: the closure.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    scheduleNow(options, action)
  }

  /// Has the hidden scheduler run a closure when a moment has come.
  ///
  /// - Parameters:
  ///   - date: the earliest time.
  ///   - tolerance: how much later it may run.
  ///   - options: how to run it.
  ///   - action: the closure.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    scheduleAfter(date, tolerance, options, action)
  }

  /// Has the hidden scheduler run a closure at a moment and then after each `interval`.
  ///
  /// - Parameters:
  ///   - date: the earliest time of the first run.
  ///   - interval: the time from one run to the next.
  ///   - tolerance: how much later each run may be.
  ///   - options: how to run it.
  ///   - action: the closure.
  /// - Returns: stops the repetition when it is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    scheduleRepeating(date, interval, tolerance, options, action)
  }
}

/// A scheduler with the time and the options of another, for instance `AnySchedulerOf<DispatchQueue>`.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension Scheduler {
  /// Hides the scheduler's type, to hand it to code that takes any scheduler with the same times.
  ///
  /// - Returns: a scheduler that passes everything on to this one.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    AnyScheduler(self)
  }
}
