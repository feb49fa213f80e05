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

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// - Parameter now: the time, which does not pass.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

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
