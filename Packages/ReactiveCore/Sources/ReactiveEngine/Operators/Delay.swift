extension Publishers {
  /// Delivers values and the completion later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How much later, in the scheduler's time.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later than that it may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Measures the time, and delivers.
    public let scheduler: Context
    /// How to schedule; `nil` for the usual way.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher that `delay(for:tolerance:scheduler:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - interval: how much later, in the scheduler's time.
    ///   - tolerance: how much later than that it may be.
    ///   - scheduler: measures the time, and delivers.
    ///   - options: how to schedule; `nil` for the usual way.
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

    /// Subscribes to the upstream for a subscriber. The subscription and what the subscriber asks for pass at
    /// once; values and a completion, a failure too, come later, in order and one at a time.
    ///
    /// - Parameter subscriber: gets values and the completion on the scheduler.
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
