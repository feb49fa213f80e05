import ReactiveCore
import ReactiveFoundation

extension DispatchQueue {
  /// A new test scheduler with a dispatch queue's times.
  public static var test: TestSchedulerOf<DispatchQueue> {
    // Zero would mean "now" to Dispatch.
    TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }

  /// A scheduler with a dispatch queue's times that runs everything at once.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateTestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }

  /// A scheduler that reports an issue when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> { unimplemented("DispatchQueue") }

  /// A scheduler that reports an issue under this name when it is used.
  ///
  /// - Parameter name: what the report calls it.
  public static func unimplemented(_ name: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(name, now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  /// A new test scheduler with a run loop's times.
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }

  /// A scheduler with a run loop's times that runs everything at once.
  public static var immediate: ImmediateSchedulerOf<RunLoop> {
    ImmediateTestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }

  /// A scheduler that reports an issue when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<RunLoop> { unimplemented("RunLoop") }

  /// A scheduler that reports an issue under this name when it is used.
  ///
  /// - Parameter name: what the report calls it.
  public static func unimplemented(_ name: String) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(name, now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }
}

extension OperationQueue {
  /// A new test scheduler with an operation queue's times.
  public static var test: TestSchedulerOf<OperationQueue> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }

  /// A scheduler with an operation queue's times that runs everything at once.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateTestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }

  /// A scheduler that reports an issue when it is used.
  public static var unimplemented: UnimplementedSchedulerOf<OperationQueue> {
    unimplemented("OperationQueue")
  }

  /// A scheduler that reports an issue under this name when it is used.
  ///
  /// - Parameter name: what the report calls it.
  public static func unimplemented(_ name: String) -> UnimplementedSchedulerOf<OperationQueue> {
    UnimplementedScheduler(name, now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
  }
}
