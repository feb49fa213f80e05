extension Publishers {
  /// Publishes at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The time from one value to the next, in the scheduler's time.
    public let interval: Context.SchedulerTimeType.Stride
    /// Measures the time, and delivers.
    public let scheduler: Context
    /// Whether the last value of an interval is published, or the first.
    public let latest: Bool

    /// Makes the publisher that `throttle(for:scheduler:latest:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - interval: the time from one value to the next, in the scheduler's time.
    ///   - scheduler: measures the time, and delivers.
    ///   - latest: whether the last value of an interval is published, or the first.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Subscribes to the upstream, to thin its values out for a subscriber. It asks for all values at once; a
    /// value that is due when the subscriber wants none is dropped.
    ///
    /// - Parameter subscriber: gets at most one value in each interval, on the scheduler.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = ThrottleStage<Output, Failure, Context>(
        to: Downstream(subscriber),
        interval: interval,
        scheduler: scheduler,
        latest: latest
      )
      upstream.subscribe(stage.side(0) { stage.receive($0) })
    }
  }
}

extension Publisher {
  /// Publishes at most one value in each interval: the first at once, then one at the end of each interval in
  /// which values came.
  ///
  /// When this publisher ends, a value that still waits is published when its interval is over, and the completion
  /// with it.
  ///
  /// - Parameters:
  ///   - interval: the time from one value to the next.
  ///   - scheduler: measures the time and delivers.
  ///   - latest: whether the last value of an interval is published, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
