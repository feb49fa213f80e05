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
    /// The values that came in an interval; never empty.
    public typealias Output = [Upstream.Output]
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How long an interval is, whose scheduler measures it, and how many values end it early.
    public let strategy: TimeGroupingStrategy<Context>
    /// How to schedule the end of an interval.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher that `collect(_:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - strategy: how long an interval is, whose scheduler measures it, and how many values end it early.
    ///   - options: how to schedule the end of an interval.
    public init(
      upstream: Upstream,
      strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to the upstream, to keep its values for a subscriber. It asks for all values at once, and
    /// starts the first interval. At the end of an interval without demand the values are kept for the next.
    ///
    /// - Parameter subscriber: gets an array at the end of each interval in which values came, from the
    ///   scheduler.
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
