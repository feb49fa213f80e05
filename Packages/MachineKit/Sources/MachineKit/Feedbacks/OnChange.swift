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
public struct OnChange<State, Event>: StateMachine {
  public typealias Body = Never

  private let feedback: ResolvedFeedback<State, Event>

  public func resolve() -> ResolvedMachine<State, Event> {
    ResolvedMachine(feedbacks: [feedback])
  }

  private init<Value: Equatable>(
    value: @escaping (State) -> Value?,
    policy: EffectPolicy,
    origin: EffectOrigin,
    effect: Effect<Value, Event>
  ) {
    feedback = ResolvedFeedback { context in
      let runner = EffectRunner(context: context, origin: origin, policy: policy, effect: effect)
      var last: Value?
      return FeedbackRun(
        observe: { state, _ in
          let new = value(state)
          guard new != last else { return }
          last = new
          if let new { runner.trigger(new) } else { runner.clear() }
        },
        stop: { runner.stop() }
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
  ///   - perform: the effect: a closure whose events enter the loop.
  public init<Value: Equatable, P: Publisher>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> P
  ) where P.Output == Event, P.Failure == Never {
    self.init(
      value: { $0[keyPath: keyPath] },
      policy: policy,
      origin: EffectOrigin(
        feedback: "OnChange",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .publisher(perform)
    )
  }

  /// Starts an effect for each new value that is not nil: an event or nil, at once.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs on the draining thread.
  public init<Value: Equatable>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> Event?
  ) {
    self.init(
      value: { $0[keyPath: keyPath] },
      policy: policy,
      origin: EffectOrigin(
        feedback: "OnChange",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .immediate(perform)
    )
  }

  /// Starts an effect for each new value that is not nil: an event or nil, later.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs in a task that cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  public init<Value: Equatable>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) async throws -> Event?,
    catch recover: ((any Error) -> Event)? = nil
  ) {
    self.init(
      value: { $0[keyPath: keyPath] },
      policy: policy,
      origin: EffectOrigin(
        feedback: "OnChange",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .asynchronous(perform, catch: recover)
    )
  }

  /// Starts an effect for each new value that is not nil: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that sends events with its last parameter; it runs in a task that cancelling the effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  public init<Value: Equatable>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value, Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) {
    self.init(
      value: { $0[keyPath: keyPath] },
      policy: policy,
      origin: EffectOrigin(
        feedback: "OnChange",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .emitting(perform, catch: recover)
    )
  }

  /// Starts an effect for each new value that is not nil: the elements of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the sequence; it is iterated in a task that cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  public init<Value: Equatable, S: AsyncSequence>(
    of keyPath: KeyPath<State, Value?>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> S,
    catch recover: ((any Error) -> Event)? = nil
  ) where S.Element == Event {
    self.init(
      value: { $0[keyPath: keyPath] },
      policy: policy,
      origin: EffectOrigin(
        feedback: "OnChange",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .sequence(perform, catch: recover)
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
  ///   - perform: the effect: a closure whose events enter the loop.
  @_disfavoredOverload
  public init<Value: Equatable, P: Publisher>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> P
  ) where P.Output == Event, P.Failure == Never {
    self.init(
      value: { $0[keyPath: keyPath] },
      policy: policy,
      origin: EffectOrigin(
        feedback: "OnChange",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .publisher(perform)
    )
  }

  /// Starts an effect for each new value, the initial one too: an event or nil, at once.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs on the draining thread.
  @_disfavoredOverload
  public init<Value: Equatable>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> Event?
  ) {
    self.init(
      value: { $0[keyPath: keyPath] },
      policy: policy,
      origin: EffectOrigin(
        feedback: "OnChange",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .immediate(perform)
    )
  }

  /// Starts an effect for each new value, the initial one too: an event or nil, later.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs in a task that cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  public init<Value: Equatable>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) async throws -> Event?,
    catch recover: ((any Error) -> Event)? = nil
  ) {
    self.init(
      value: { $0[keyPath: keyPath] },
      policy: policy,
      origin: EffectOrigin(
        feedback: "OnChange",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .asynchronous(perform, catch: recover)
    )
  }

  /// Starts an effect for each new value, the initial one too: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that sends events with its last parameter; it runs in a task that cancelling the effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  public init<Value: Equatable>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value, Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) {
    self.init(
      value: { $0[keyPath: keyPath] },
      policy: policy,
      origin: EffectOrigin(
        feedback: "OnChange",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .emitting(perform, catch: recover)
    )
  }

  /// Starts an effect for each new value, the initial one too: the elements of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the sequence; it is iterated in a task that cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  public init<Value: Equatable, S: AsyncSequence>(
    of keyPath: KeyPath<State, Value>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> S,
    catch recover: ((any Error) -> Event)? = nil
  ) where S.Element == Event {
    self.init(
      value: { $0[keyPath: keyPath] },
      policy: policy,
      origin: EffectOrigin(
        feedback: "OnChange",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .sequence(perform, catch: recover)
    )
  }
}
