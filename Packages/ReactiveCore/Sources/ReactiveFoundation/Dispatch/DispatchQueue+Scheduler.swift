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

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      // The action moves to the queue, as a scheduler's does: it runs there, once.
      nonisolated(unsafe) let action = action
      guard let options else { return async { action() } }
      async(group: options.group, qos: options.qos, flags: options.flags) { action() }
    }

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

    /// Runs the action at `date` and then every `interval`, until the result is cancelled or released. A
    /// group in the options is not entered: a repetition has no end to wait for.
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
