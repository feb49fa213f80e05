extension Publishers {
  /// Delivers values and the completion on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Where values and the completion are delivered.
    public let scheduler: Context
    /// How to schedule; `nil` for the usual way.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher that `receive(on:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - scheduler: where values and the completion are delivered.
    ///   - options: how to schedule; `nil` for the usual way.
    @inlinable
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Subscribes to the upstream for a subscriber. The subscription comes on the calling thread, and what
    /// the subscriber asks for is asked of the upstream; values and the completion go through the scheduler,
    /// one at a time. After a cancel nothing is delivered.
    ///
    /// - Parameter subscriber: gets values and the completion on the scheduler.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        ScheduledStage<Output, Failure>("ReceiveOn", to: Downstream(subscriber)) {
          scheduler.schedule(options: options, $0)
        }
      )
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler, in the order in which they came, also if the
  /// scheduler runs
  /// actions at the same time.
  ///
  /// ```swift
  /// api.movies().receive(on: DispatchQueue.main).sink { show($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - scheduler: where to deliver.
  ///   - options: how to schedule.
  /// - Returns: a publisher of the same values.
  @inlinable
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
