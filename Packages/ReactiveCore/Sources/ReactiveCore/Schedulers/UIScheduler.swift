#if canImport(Dispatch)
  import Dispatch

  /// A scheduler for user interfaces: runs at once when it is on the main thread, else hops to the main queue.
  ///
  /// So an update that is made on the main thread shows in the same turn. Dates are met by the main queue.
  ///
  /// ```swift
  /// let cancellable = states.receive(on: UIScheduler.shared).sink { render($0) }
  /// ```
  public struct UIScheduler: Scheduler, Sendable {
    /// The scheduler takes no options.
    public typealias SchedulerOptions = Never

    /// The only instance there needs to be.
    public static let shared = UIScheduler()

    /// The machine's uptime at this moment.
    public var now: SchedulerTimeType { SchedulerTimeType(dispatchTime: .now()) }
    /// None: a tolerance of zero is taken as it is.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs a closure before this returns when called on the main thread; else on the main queue, later. May
    /// be called from any thread.
    ///
    /// - Parameters:
    ///   - options: there are none.
    ///   - action: the closure.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
      if isMainThread() {
        action()
      } else {
        let action = MainQueueAction(run: action)
        DispatchQueue.main.async { action.run() }
      }
    }

    /// Runs a closure on the main queue when a moment has come, also if it is past.
    ///
    /// - Parameters:
    ///   - date: the earliest time.
    ///   - tolerance: not used: Dispatch takes none for a single run.
    ///   - options: there are none.
    ///   - action: the closure.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: Never?,
      _ action: @escaping () -> Void
    ) {
      let action = MainQueueAction(run: action)
      DispatchQueue.main.asyncAfter(deadline: date.dispatchTime) { action.run() }
    }

    /// Runs a closure on the main queue at a moment and then every `interval`, until the result is cancelled
    /// or released.
    ///
    /// - Parameters:
    ///   - date: the earliest time of the first run.
    ///   - interval: the time from one run to the next.
    ///   - tolerance: how much later each run may be.
    ///   - options: there are none.
    ///   - action: the closure.
    /// - Returns: stops the repetition when it is cancelled or released.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: Never?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      let action = MainQueueAction(run: action)
      timer.setEventHandler { action.run() }
      timer.schedule(
        deadline: date.dispatchTime,
        repeating: .nanoseconds(max(interval.nanoseconds, 1)),
        leeway: .nanoseconds(max(tolerance.nanoseconds, 0))
      )
      timer.resume()
      return AnyCancellable { timer.cancel() }
    }
  }

  /// An action on its way to the main queue, which is where it would run anyway.
  private struct MainQueueAction: @unchecked Sendable {
    let run: () -> Void
  }
#endif
