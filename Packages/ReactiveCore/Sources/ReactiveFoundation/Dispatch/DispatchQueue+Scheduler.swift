#if !canImport(Combine)
  @preconcurrency import Dispatch
  import ReactiveCore

  /// A dispatch queue runs what it is given asynchronously, in order if it is a serial queue.
  ///
  /// ```swift
  /// publisher.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
  /// ```
  extension DispatchQueue: Scheduler {
    /// How a dispatch queue runs an action.
    public struct SchedulerOptions: Sendable {
      /// The quality of service.
      public var qos: DispatchQoS
      /// The flags of the work item.
      public var flags: DispatchWorkItemFlags
      /// A group that is entered until the action has run.
      public var group: DispatchGroup?

      /// Makes options; those that are left out are the usual ones.
      ///
      /// - Parameters:
      ///   - qos: the quality of service.
      ///   - flags: the flags of the work item.
      ///   - group: a group that is entered until the action has run.
      public init(
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    /// The machine's uptime at this moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// None: a tolerance of zero is taken as it is.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs a closure on the queue, never before this returns on the calling thread. May be called from any
    /// thread.
    ///
    /// - Parameters:
    ///   - options: how to run it.
    ///   - action: the closure.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      // The action moves to the queue, as a scheduler's does: it runs there, once.
      nonisolated(unsafe) let action = action
      guard let options else { return async { action() } }
      async(group: options.group, qos: options.qos, flags: options.flags) { action() }
    }

    /// Runs a closure on the queue when a time has come.
    ///
    /// - Parameters:
    ///   - date: the earliest time.
    ///   - tolerance: not used: Dispatch takes none for a single run.
    ///   - options: how to run it.
    ///   - action: the closure.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      let action = ScheduledAction(action)
      let group = options?.group
      group?.enter()
      asyncAfter(
        deadline: date.dispatchTime,
        qos: options?.qos ?? .unspecified,
        flags: options?.flags ?? []
      ) {
        action.run()
        group?.leave()
      }
    }

    /// Runs a closure at a time and then every `interval`, until the result is cancelled or released.
    ///
    /// A group in the options is not entered: a repetition has no end to wait for.
    ///
    /// - Parameters:
    ///   - date: the earliest time of the first run.
    ///   - interval: the time from one run to the next.
    ///   - tolerance: how much later each run may be.
    ///   - options: how to run it.
    ///   - action: the closure.
    /// - Returns: stops the repetition when it is cancelled or released.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let action = ScheduledAction(action)
      let timer = DispatchSource.makeTimerSource(queue: self)
      timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
      timer.schedule(
        deadline: date.dispatchTime,
        // Dispatch takes an interval of zero for one that never passes.
        repeating: .nanoseconds(max(1, interval.magnitude)),
        leeway: .nanoseconds(max(0, tolerance.magnitude))
      )
      action.onCancel { timer.cancel() }
      timer.resume()
      return AnyCancellable(action)
    }
  }
#endif
