extension Publishers {
  /// How values are grouped by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// An array at the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// An array at the end of each interval, or earlier when there are as many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes arrays of the values that came in an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = CollectByTimeStage<Upstream.Output, Failure, Context>(
        to: Downstream(subscriber),
        strategy: strategy,
        options: options
      )
      upstream.subscribe(stage.side(0) { stage.receive($0) })
    }
  }
}

extension Publisher {
  /// Publishes arrays of the values that came in an interval; none for an interval without values.
  ///
  /// - Parameters:
  ///   - strategy: how to group.
  ///   - options: how to schedule.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
