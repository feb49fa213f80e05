extension Publishers {
  /// Subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

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
