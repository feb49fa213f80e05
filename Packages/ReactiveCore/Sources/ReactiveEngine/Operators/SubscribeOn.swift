extension Publishers {
  /// Subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Where the upstream is subscribed to, asked and cancelled.
    public let scheduler: Context
    /// How to schedule; `nil` for the usual way.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher that `subscribe(on:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - scheduler: where the upstream is subscribed to, asked and cancelled.
    ///   - options: how to schedule; `nil` for the usual way.
    @inlinable
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Schedules the subscription to the upstream. Requests and the cancel are scheduled too; values are
    /// passed on by the thread that brought them.
    ///
    /// - Parameter subscriber: gets its subscription when the scheduler has run, and then the values.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      var handlers = EventStage<Output, Failure>.Handlers(to: subscriber)
      handlers.onRequest = { demand, upstream in
        scheduler.schedule(options: options) { upstream.request(demand) }
      }
      handlers.onCancel = { upstream in
        scheduler.schedule(options: options) { upstream.cancel() }
      }
      let stage = EventStage("SubscribeOn", handlers)
      scheduler.schedule(options: options) { upstream.subscribe(stage) }
    }
  }
}

extension Publisher {
  /// Subscribes to this publisher, asks it for values and cancels it on a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: where.
  ///   - options: how to schedule.
  @inlinable
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
