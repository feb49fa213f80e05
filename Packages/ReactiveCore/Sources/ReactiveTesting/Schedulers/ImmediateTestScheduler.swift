import ReactiveCore

/// The immediate scheduler that stands in for a scheduler of type `S`: it has the same times and options.
public typealias ImmediateSchedulerOf<S: Scheduler> =
  ImmediateTestScheduler<S.SchedulerTimeType, S.SchedulerOptions>

/// A scheduler with another one's times and options that runs everything at once, on the calling thread;
/// delays and intervals do not pass, and a repetition runs once.
///
/// Combine's `ImmediateScheduler` has times of its own, so it fits no code that asks for a dispatch queue's.
///
/// ```swift
/// let search = SearchModel(scheduler: DispatchQueue.immediate.eraseToAnyScheduler())
/// ```
public struct ImmediateTestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The time, which does not pass.
  public let now: SchedulerTimeType

  /// None: everything runs at once.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Makes a scheduler.
  ///
  /// - Parameter now: the time, which does not pass.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// Runs a closure, before this returns.
  ///
  /// - Parameters:
  ///   - options: not used.
  ///   - action: the closure.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs a closure, before this returns, whatever the time.
  ///
  /// - Parameters:
  ///   - date: not used.
  ///   - tolerance: not used.
  ///   - options: not used.
  ///   - action: the closure.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs a closure once, before this returns.
  ///
  /// - Parameters:
  ///   - date: not used.
  ///   - interval: not used.
  ///   - tolerance: not used.
  ///   - options: not used.
  ///   - action: the closure.
  /// - Returns: a cancellable that has nothing to stop.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

extension ImmediateTestScheduler: Sendable where SchedulerTimeType: Sendable {}
