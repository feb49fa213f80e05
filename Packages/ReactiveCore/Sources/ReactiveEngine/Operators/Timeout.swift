extension Publishers {
  /// Ends the stream when no value comes for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The longest time to the first value, and from one value to the next, in the scheduler's time.
    public let interval: Context.SchedulerTimeType.Stride
    /// Measures the time, and delivers.
    public let scheduler: Context
    /// How to schedule; `nil` for the usual way.
    public let options: Context.SchedulerOptions?
    /// Makes the failure; the stream finishes without one.
    public let customError: (() -> Upstream.Failure)?

    /// Makes the publisher that `timeout(_:scheduler:options:customError:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - interval: the longest time to the first value, and from one value to the next, in the scheduler's
    ///     time.
    ///   - scheduler: measures the time, and delivers.
    ///   - options: how to schedule; `nil` for the usual way.
    ///   - customError: makes the failure; the stream finishes without one.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Publishers.Timeout<Upstream, Context>.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Subscribes to the upstream, with a timer for this subscriber alone, which starts when the subscription
    /// comes. What the subscriber asks for is asked of the upstream. When the time is up, the upstream is
    /// cancelled.
    ///
    /// - Parameter subscriber: gets the values, and the end, on the scheduler.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = TimeoutStage<Output, Failure, Context>(
        to: Downstream(subscriber),
        interval: interval,
        scheduler: scheduler,
        options: options,
        customError: customError
      )
      upstream.subscribe(stage.side(0) { stage.receive($0) })
    }
  }
}

extension Publisher {
  /// Ends the stream when no value comes for too long.
  ///
  /// - Parameters:
  ///   - interval: the longest time to the first value, and from one value to the next.
  ///   - scheduler: measures the time and delivers.
  ///   - options: how to schedule.
  ///   - customError: makes the failure; without it the stream finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Self.Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }
}
