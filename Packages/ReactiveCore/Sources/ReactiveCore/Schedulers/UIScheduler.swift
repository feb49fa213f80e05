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

    public var now: SchedulerTimeType { SchedulerTimeType(dispatchTime: .now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
      if isMainThread() {
        action()
      } else {
        let action = MainQueueAction(run: action)
        DispatchQueue.main.async { action.run() }
      }
    }

    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: Never?,
      _ action: @escaping () -> Void
    ) {
      let action = MainQueueAction(run: action)
      DispatchQueue.main.asyncAfter(deadline: date.dispatchTime) { action.run() }
    }

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
