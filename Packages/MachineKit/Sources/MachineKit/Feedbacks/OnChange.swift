import ReactiveCore

/// Starts an effect when a value of the state changes.
///
/// It looks at the initial state too and skips equal values. With an optional value, nil means that nothing is
/// asked for: with the default policy `.latest` a change cancels the running effect before it starts the next,
/// and nil only cancels.
///
/// ```swift
/// OnChange(of: \.nextPage) { page in
///   fetchMovies(page)
///     .map(Event.didLoad)
///     .catch { Just(Event.didFail($0)) }
/// }
/// ```
///
/// The effect is given as a publisher of events; a closure that returns `Event?`; an asynchronous one that
/// returns `Event?` and may throw, with an optional `catch:`; one that sends events, `{ value, send in … }`; or
/// an `AsyncSequence` of events.
///
/// With `debounce:` the effect starts when the value has stayed the same for a while:
///
/// ```swift
/// OnChange(of: \.query, debounce: .milliseconds(300), clock: clock) { query in
///   .found(await search(query))
/// }
/// ```
///
/// A change ends what waits, and, with the policy `.latest`, what runs; waiting counts as running. The interval is
/// measured by a clock, or by a scheduler if one is given.
public struct OnChange<State, Event>: StateMachine {
  /// It has no body: ``resolve()`` describes it.
  public typealias Body = Never

  @usableFromInline let feedback: ResolvedFeedback<State, Event>

  /// The machine as plain closures: a feedback that watches the value.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    ResolvedMachine(feedbacks: [feedback])
  }

  /// Of an optional value: nil only cancels.
  @inlinable
  init<Value: Equatable>(
    _ keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy,
    at place: SourcePlace,
    effect: Effect<Value, Event>
  ) {
    let path = StatePath(keyPath)
    feedback = ResolvedFeedback { context in
      let driver = effect.begin(context, EffectOrigin(feedback: "OnChange", at: place), policy)
      let last = LastValue<Value>()
      return FeedbackRun(
        observing: { state, _ in
          path.withValue(at: state) { value in
            guard value.pointee != last.value else { return }
            let new = value.pointee
            last.value = new
            if let new { driver.trigger(new) } else { driver.clear() }
          }
        },
        stop: driver.stop
      )
    }
  }

  /// Of a value that is always there.
  @inlinable
  init<Value: Equatable>(
    ofAny keyPath: KeyPath<State, Value>,
    policy: EffectPolicy,
    at place: SourcePlace,
    effect: Effect<Value, Event>
  ) {
    let path = StatePath(keyPath)
    feedback = ResolvedFeedback { context in
      let driver = effect.begin(context, EffectOrigin(feedback: "OnChange", at: place), policy)
      let last = LastValue<Value>()
      return FeedbackRun(
        observing: { state, _ in
          path.withValue(at: state) { value in
            if let last = last.value, last == value.pointee { return }
            let new = value.pointee
            last.value = new
            driver.trigger(new)
          }
        },
        stop: driver.stop
      )
    }
  }
}

// MARK: - Of an optional value

extension OnChange {
  /// Starts an effect for each new value that is not nil: a publisher of events.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - interval: how long the value must stay the same before the effect starts; nil to start it at once.
  ///   - scheduler: measures the interval.
  ///   - clock: measures the interval, if no scheduler is given.
  ///   - perform: the effect: a closure whose events enter the loop.
  @inlinable
  public init<Value: Equatable, Timer: Scheduler, Watch: Clock<Duration>, P: Publisher>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    debounce interval: Duration? = nil,
    scheduler: Timer? = ImmediateScheduler?.none,
    clock: Watch = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> P
  ) where P.Output == Event, P.Failure == Never {
    self.init(
      keyPath,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .publisher(perform)
        .debounced(for: interval, scheduler: scheduler, clock: clock)
    )
  }

  /// Starts an effect for each new value that is not nil: an event or nil, at once.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - interval: how long the value must stay the same before the effect starts; nil to start it at once.
  ///   - scheduler: measures the interval.
  ///   - clock: measures the interval, if no scheduler is given.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs on the draining
  ///     thread.
  @inlinable
  public init<Value: Equatable, Timer: Scheduler, Watch: Clock<Duration>>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    debounce interval: Duration? = nil,
    scheduler: Timer? = ImmediateScheduler?.none,
    clock: Watch = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> Event?
  ) {
    self.init(
      keyPath,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .immediate(perform)
        .debounced(for: interval, scheduler: scheduler, clock: clock)
    )
  }

  /// Starts an effect for each new value that is not nil: an event or nil, later.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - interval: how long the value must stay the same before the effect starts; nil to start it at once.
  ///   - scheduler: measures the interval.
  ///   - clock: measures the interval, if no scheduler is given.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs in a task that
  ///     cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Value: Equatable, Timer: Scheduler, Watch: Clock<Duration>>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    debounce interval: Duration? = nil,
    scheduler: Timer? = ImmediateScheduler?.none,
    clock: Watch = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) async throws -> Event?,
    catch recover: ((any Error) -> Event)? = nil
  ) {
    self.init(
      keyPath,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .asynchronous(perform, catch: recover)
        .debounced(for: interval, scheduler: scheduler, clock: clock)
    )
  }

  /// Starts an effect for each new value that is not nil: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - interval: how long the value must stay the same before the effect starts; nil to start it at once.
  ///   - scheduler: measures the interval.
  ///   - clock: measures the interval, if no scheduler is given.
  ///   - perform: the effect: a closure that sends events with its last parameter; it runs in a task that cancelling
  ///     the effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Value: Equatable, Timer: Scheduler, Watch: Clock<Duration>>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    debounce interval: Duration? = nil,
    scheduler: Timer? = ImmediateScheduler?.none,
    clock: Watch = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value, Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) {
    self.init(
      keyPath,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .emitting(perform, catch: recover)
        .debounced(for: interval, scheduler: scheduler, clock: clock)
    )
  }

  /// Starts an effect for each new value that is not nil: the elements of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - interval: how long the value must stay the same before the effect starts; nil to start it at once.
  ///   - scheduler: measures the interval.
  ///   - clock: measures the interval, if no scheduler is given.
  ///   - perform: the effect: a closure that gives the sequence; it is iterated in a task that cancelling the effect
  ///     cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Value: Equatable, Timer: Scheduler, Watch: Clock<Duration>, S: AsyncSequence>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    debounce interval: Duration? = nil,
    scheduler: Timer? = ImmediateScheduler?.none,
    clock: Watch = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> S,
    catch recover: ((any Error) -> Event)? = nil
  ) where S.Element == Event {
    self.init(
      keyPath,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .sequence(perform, catch: recover)
        .debounced(for: interval, scheduler: scheduler, clock: clock)
    )
  }
}

// MARK: - Of a value

extension OnChange {
  /// Starts an effect for each new value, the initial one too: a publisher of events.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - interval: how long the value must stay the same before the effect starts; nil to start it at once.
  ///   - scheduler: measures the interval.
  ///   - clock: measures the interval, if no scheduler is given.
  ///   - perform: the effect: a closure whose events enter the loop.
  @_disfavoredOverload
  @inlinable
  public init<Value: Equatable, Timer: Scheduler, Watch: Clock<Duration>, P: Publisher>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    debounce interval: Duration? = nil,
    scheduler: Timer? = ImmediateScheduler?.none,
    clock: Watch = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> P
  ) where P.Output == Event, P.Failure == Never {
    self.init(
      ofAny: keyPath,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .publisher(perform)
        .debounced(for: interval, scheduler: scheduler, clock: clock)
    )
  }

  /// Starts an effect for each new value, the initial one too: an event or nil, at once.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - interval: how long the value must stay the same before the effect starts; nil to start it at once.
  ///   - scheduler: measures the interval.
  ///   - clock: measures the interval, if no scheduler is given.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs on the draining
  ///     thread.
  @_disfavoredOverload
  @inlinable
  public init<Value: Equatable, Timer: Scheduler, Watch: Clock<Duration>>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    debounce interval: Duration? = nil,
    scheduler: Timer? = ImmediateScheduler?.none,
    clock: Watch = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> Event?
  ) {
    self.init(
      ofAny: keyPath,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .immediate(perform)
        .debounced(for: interval, scheduler: scheduler, clock: clock)
    )
  }

  /// Starts an effect for each new value, the initial one too: an event or nil, later.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - interval: how long the value must stay the same before the effect starts; nil to start it at once.
  ///   - scheduler: measures the interval.
  ///   - clock: measures the interval, if no scheduler is given.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs in a task that
  ///     cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  @inlinable
  public init<Value: Equatable, Timer: Scheduler, Watch: Clock<Duration>>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    debounce interval: Duration? = nil,
    scheduler: Timer? = ImmediateScheduler?.none,
    clock: Watch = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) async throws -> Event?,
    catch recover: ((any Error) -> Event)? = nil
  ) {
    self.init(
      ofAny: keyPath,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .asynchronous(perform, catch: recover)
        .debounced(for: interval, scheduler: scheduler, clock: clock)
    )
  }

  /// Starts an effect for each new value, the initial one too: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - interval: how long the value must stay the same before the effect starts; nil to start it at once.
  ///   - scheduler: measures the interval.
  ///   - clock: measures the interval, if no scheduler is given.
  ///   - perform: the effect: a closure that sends events with its last parameter; it runs in a task that cancelling
  ///     the effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  @inlinable
  public init<Value: Equatable, Timer: Scheduler, Watch: Clock<Duration>>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    debounce interval: Duration? = nil,
    scheduler: Timer? = ImmediateScheduler?.none,
    clock: Watch = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value, Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) {
    self.init(
      ofAny: keyPath,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .emitting(perform, catch: recover)
        .debounced(for: interval, scheduler: scheduler, clock: clock)
    )
  }

  /// Starts an effect for each new value, the initial one too: the elements of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - interval: how long the value must stay the same before the effect starts; nil to start it at once.
  ///   - scheduler: measures the interval.
  ///   - clock: measures the interval, if no scheduler is given.
  ///   - perform: the effect: a closure that gives the sequence; it is iterated in a task that cancelling the effect
  ///     cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  @inlinable
  public init<Value: Equatable, Timer: Scheduler, Watch: Clock<Duration>, S: AsyncSequence>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    debounce interval: Duration? = nil,
    scheduler: Timer? = ImmediateScheduler?.none,
    clock: Watch = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> S,
    catch recover: ((any Error) -> Event)? = nil
  ) where S.Element == Event {
    self.init(
      ofAny: keyPath,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .sequence(perform, catch: recover)
        .debounced(for: interval, scheduler: scheduler, clock: clock)
    )
  }
}
