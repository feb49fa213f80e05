#if !canImport(Combine)
  import Foundation
  import Locking
  import ReactiveCore

  extension Timer {
    /// A publisher of the date, again and again, once it is connected.
    ///
    /// ```swift
    /// let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: the time between two dates, and before the first one, in seconds.
    ///   - tolerance: how much later than due a date may come, in seconds.
    ///   - runLoop: the run loop that the timer runs on, and that delivers.
    ///   - mode: the mode of the run loop in which the timer runs.
    ///   - options: a run loop takes no options.
    public static func publish(
      every interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      on runLoop: RunLoop,
      in mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
      TimerPublisher(
        interval: interval,
        tolerance: tolerance,
        runLoop: runLoop,
        mode: mode,
        options: options
      )
    }

    /// A publisher of the date, again and again, once it is connected. One timer serves all subscribers;
    /// who has no demand misses a date.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
      /// The date at which the timer fired.
      public typealias Output = Date
      /// It never fails.
      public typealias Failure = Never

      /// The time between two dates, and before the first one, in seconds.
      public let interval: TimeInterval
      /// How much later than due a date may come, in seconds.
      public let tolerance: TimeInterval?
      /// The run loop that the timer runs on, and that delivers.
      public let runLoop: RunLoop
      /// The mode of the run loop in which the timer runs.
      public let mode: RunLoop.Mode
      /// A run loop takes no options.
      public let options: RunLoop.SchedulerOptions?

      private let lock = Lock()
      private var receivers: [any TickReceiver] = []
      /// The timer that runs. It holds on to its closure for ever on some platforms, and this is all that it holds.
      private var ticking: ScheduledAction?
      /// How often a timer was started.
      private var starts = 0

      /// Makes a publisher of dates, which starts when it is connected.
      ///
      /// - Parameters:
      ///   - interval: the time between two dates, and before the first one, in seconds.
      ///   - tolerance: how much later than due a date may come, in seconds.
      ///   - runLoop: the run loop that the timer runs on, and that delivers.
      ///   - mode: the mode of the run loop in which the timer runs.
      ///   - options: a run loop takes no options.
      public init(
        interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        runLoop: RunLoop,
        mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
        self.options = options
      }

      /// Attaches a subscriber, which gets nothing before `connect()` is called. May be called from any
      /// thread.
      ///
      /// - Parameter subscriber: gets a date each time the timer fires, on the run loop, if it wants one.
      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
        let subscription = TimerSubscription(self, subscriber)
        lock.withLock { receivers.append(subscription) }
        subscriber.receive(subscription: subscription)
      }

      /// Starts the timer, unless it runs. Cancelling the result stops it; it can be connected again then.
      public func connect() -> any Cancellable {
        // A timer made without a date fires at once on some platforms.
        let first = Date(timeIntervalSinceNow: interval)
        let (current, isNew) = lock.withLock { () -> (ScheduledAction, Bool) in
          if let ticking { return (ticking, false) }
          starts += 1
          let new = ScheduledAction { [self, starts] in tick(starts) }
          ticking = new
          return (new, true)
        }
        if isNew { start(current, at: first) }
        return TimerConnection(self, current)
      }

      private func start(_ action: ScheduledAction, at first: Date) {
        let timer = Timer(fire: first, interval: interval, repeats: true) { _ in action.run() }
        if let tolerance { timer.tolerance = tolerance }
        action.onCancel { timer.invalidate() }
        runLoop.add(timer, forMode: mode)
      }

      fileprivate func stop(_ stopped: ScheduledAction) {
        let isCurrent = lock.withLock {
          guard ticking === stopped else { return false }
          ticking = nil
          return true
        }
        if isCurrent { stopped.cancel() }
      }

      fileprivate func remove(_ receiver: any TickReceiver) {
        let removed = lock.withLock { () -> (any TickReceiver)? in
          receivers.firstIndex { $0 === receiver }.map { receivers.remove(at: $0) }
        }
        withExtendedLifetime(removed) {}
      }

      /// - Parameter start: which start the timer is of.
      private func tick(_ start: Int) {
        let receivers = lock.withLock { ticking != nil && start == starts ? self.receivers : [] }
        let date = Date()
        for receiver in receivers { receiver.tick(date) }
      }
    }
  }

  private protocol TickReceiver: AnyObject {
    func tick(_ date: Date)
  }

  private final class TimerConnection: Cancellable {
    private let publisher: Timer.TimerPublisher
    private let ticking: ScheduledAction

    init(_ publisher: Timer.TimerPublisher, _ ticking: ScheduledAction) {
      self.publisher = publisher
      self.ticking = ticking
    }

    func cancel() {
      publisher.stop(ticking)
    }
  }

  private final class TimerSubscription<S: Subscriber>: Subscription, TickReceiver, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  where S.Input == Date, S.Failure == Never {
    private let publisher: Timer.TimerPublisher
    private let gate: DemandGate<S>

    init(_ publisher: Timer.TimerPublisher, _ subscriber: S) {
      self.publisher = publisher
      gate = DemandGate(subscriber)
    }

    var description: String { "Timer" }
    var customMirror: Mirror { Mirror(self, children: ["interval": publisher.interval]) }
    var playgroundDescription: Any { description }

    func tick(_ date: Date) {
      gate.deliver(date)
    }

    func request(_ demand: Subscribers.Demand) {
      gate.request(demand)
    }

    func cancel() {
      if gate.close() { publisher.remove(self) }
    }
  }
#endif
