extension Publishers {
  /// Publishes a value once no other has come for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How long it must be quiet, in the scheduler's time.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Measures the time, and delivers.
    public let scheduler: Context
    /// How to schedule; `nil` for the usual way.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher that `debounce(for:scheduler:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - dueTime: how long it must be quiet, in the scheduler's time.
    ///   - scheduler: measures the time, and delivers.
    ///   - options: how to schedule; `nil` for the usual way.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Subscribes to the upstream, with a timer for this subscriber alone. It asks for all values at once; a
    /// value that is due when the subscriber wants none is dropped. The completion is passed on by the
    /// scheduler, without delay.
    ///
    /// - Parameter subscriber: gets the values that were followed by quiet, on the scheduler.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = DebounceStage<Output, Failure, Context>(
        to: Downstream(subscriber),
        dueTime: dueTime,
        scheduler: scheduler,
        options: options
      )
      upstream.subscribe(stage.side(0) { stage.receive($0) })
    }
  }
}

extension Publisher {
  /// Publishes a value once no other has come for a while; a value that is overtaken is not published.
  ///
  /// When this publisher ends, a value that still waits is dropped.
  ///
  /// ```swift
  /// searchField.removeDuplicates().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: how long it must be quiet.
  ///   - scheduler: measures the time and delivers. A test scheduler makes the time a test's own.
  ///   - options: how to schedule.
  /// - Returns: a publisher of the values that were followed by quiet.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
