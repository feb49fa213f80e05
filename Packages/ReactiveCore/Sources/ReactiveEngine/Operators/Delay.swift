extension Publishers {
  /// Delivers values and the completion later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let delay = (interval: interval, tolerance: tolerance, scheduler: scheduler, options: options)
      upstream.subscribe(
        ScheduledStage<Output, Failure>("Delay", to: Downstream(subscriber)) {
          delay.scheduler.schedule(
            after: delay.scheduler.now.advanced(by: delay.interval),
            tolerance: delay.tolerance,
            options: delay.options,
            $0
          )
        }
      )
    }
  }
}

extension Publisher {
  /// Delivers values and the completion later. After a cancel nothing is delivered.
  ///
  /// - Parameters:
  ///   - interval: how much later.
  ///   - tolerance: how much later than that it may be.
  ///   - scheduler: measures the time and delivers.
  ///   - options: how to schedule.
  @inlinable
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }
}
