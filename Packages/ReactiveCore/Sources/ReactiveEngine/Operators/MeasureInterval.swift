extension Publishers {
  /// Publishes the time from one value to the next.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let scheduler = scheduler
      var last: Context.SchedulerTimeType?
      upstream.subscribe(
        FilterStage<Upstream.Output, Failure, Failure>(
          "MeasureInterval",
          onSubscription: {
            last = scheduler.now
            subscriber.receive(subscription: $0)
          },
          onFailure: { $0 },
          onCompletion: { subscriber.receive(completion: $0) },
          onValue: { _, _ in
            let now = scheduler.now
            defer { last = now }
            return last.map { subscriber.receive($0.distance(to: now)) } ?? .max(1)
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Publishes the time from the subscription to the first value, from that to the second, and so on.
  ///
  /// - Parameters:
  ///   - scheduler: measures the time.
  ///   - options: not used.
  public func measureInterval<S: Scheduler>(
    using scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
