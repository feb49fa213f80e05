extension Publishers {
  /// Publishes the time from one value to the next.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A length of the scheduler's time.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are timed.
    public let upstream: Upstream
    /// Measures the time; nothing is scheduled.
    public let scheduler: Context

    /// Makes the publisher that `measureInterval(using:options:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are timed.
    ///   - scheduler: measures the time; nothing is scheduled.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Subscribes to the upstream, to time its values for a subscriber. The first length counts from the
    /// subscription. A value is passed on by the thread that brought it.
    ///
    /// - Parameter subscriber: gets a length for each value.
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
