import ReactiveCore

// MARK: - Debounced, on a clock
//
// A change cancels what runs and what waits at once; the effect of the new value starts when the value has stayed
// the same for the interval. That counts as running: cancelling, and the end of the store, end the waiting too.

extension OnChange {
  /// Starts an effect when a value that is not nil has stayed the same for a while: a publisher of events.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - interval: how long the value must stay the same before the effect starts.
  ///   - clock: measures the interval.
  ///   - perform: the effect: a closure whose events enter the loop.
  @inlinable
  public init<Value: Equatable, C: Clock<Duration>, P: Publisher>(
    of keyPath: KeyPath<State, Value?>,
    debounce interval: Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> P
  ) where P.Output == Event, P.Failure == Never {
    self.init(
      keyPath,
      policy: .latest,
      at: (fileID, filePath, line, column),
      effect: .publisher(perform)
        .debounced(for: interval, clock: clock)
    )
  }

  /// Starts an effect when a value that is not nil has stayed the same for a while: an event or nil, at once.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - interval: how long the value must stay the same before the effect starts.
  ///   - clock: measures the interval.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs on the draining
  ///     thread.
  @inlinable
  public init<Value: Equatable, C: Clock<Duration>>(
    of keyPath: KeyPath<State, Value?>,
    debounce interval: Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> Event?
  ) {
    self.init(
      keyPath,
      policy: .latest,
      at: (fileID, filePath, line, column),
      effect: .immediate(perform)
        .debounced(for: interval, clock: clock)
    )
  }

  /// Starts an effect when a value that is not nil has stayed the same for a while: an event or nil, later.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - interval: how long the value must stay the same before the effect starts.
  ///   - clock: measures the interval.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs in a task that
  ///     cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Value: Equatable, C: Clock<Duration>>(
    of keyPath: KeyPath<State, Value?>,
    debounce interval: Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) async throws -> Event?,
    catch recover: ((any Error) -> Event)? = nil
  ) {
    self.init(
      keyPath,
      policy: .latest,
      at: (fileID, filePath, line, column),
      effect: .asynchronous(perform, catch: recover)
        .debounced(for: interval, clock: clock)
    )
  }

  /// Starts an effect when a value that is not nil has stayed the same for a while: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - interval: how long the value must stay the same before the effect starts.
  ///   - clock: measures the interval.
  ///   - perform: the effect: a closure that sends events with its last parameter; it runs in a task that cancelling
  ///     the effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Value: Equatable, C: Clock<Duration>>(
    of keyPath: KeyPath<State, Value?>,
    debounce interval: Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value, Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) {
    self.init(
      keyPath,
      policy: .latest,
      at: (fileID, filePath, line, column),
      effect: .emitting(perform, catch: recover)
        .debounced(for: interval, clock: clock)
    )
  }

  /// Starts an effect when a value that is not nil has stayed the same for a while: the elements of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - interval: how long the value must stay the same before the effect starts.
  ///   - clock: measures the interval.
  ///   - perform: the effect: a closure that gives the sequence; it is iterated in a task that cancelling the effect
  ///     cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Value: Equatable, C: Clock<Duration>, S: AsyncSequence>(
    of keyPath: KeyPath<State, Value?>,
    debounce interval: Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> S,
    catch recover: ((any Error) -> Event)? = nil
  ) where S.Element == Event {
    self.init(
      keyPath,
      policy: .latest,
      at: (fileID, filePath, line, column),
      effect: .sequence(perform, catch: recover)
        .debounced(for: interval, clock: clock)
    )
  }

  /// Starts an effect when a value has stayed the same for a while: a publisher of events.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - interval: how long the value must stay the same before the effect starts.
  ///   - clock: measures the interval.
  ///   - perform: the effect: a closure whose events enter the loop.
  @_disfavoredOverload
  @inlinable
  public init<Value: Equatable, C: Clock<Duration>, P: Publisher>(
    of keyPath: KeyPath<State, Value>,
    debounce interval: Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> P
  ) where P.Output == Event, P.Failure == Never {
    self.init(
      ofAny: keyPath,
      policy: .latest,
      at: (fileID, filePath, line, column),
      effect: .publisher(perform)
        .debounced(for: interval, clock: clock)
    )
  }

  /// Starts an effect when a value has stayed the same for a while: an event or nil, at once.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - interval: how long the value must stay the same before the effect starts.
  ///   - clock: measures the interval.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs on the draining
  ///     thread.
  @_disfavoredOverload
  @inlinable
  public init<Value: Equatable, C: Clock<Duration>>(
    of keyPath: KeyPath<State, Value>,
    debounce interval: Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> Event?
  ) {
    self.init(
      ofAny: keyPath,
      policy: .latest,
      at: (fileID, filePath, line, column),
      effect: .immediate(perform)
        .debounced(for: interval, clock: clock)
    )
  }

  /// Starts an effect when a value has stayed the same for a while: an event or nil, later.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - interval: how long the value must stay the same before the effect starts.
  ///   - clock: measures the interval.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs in a task that
  ///     cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  @inlinable
  public init<Value: Equatable, C: Clock<Duration>>(
    of keyPath: KeyPath<State, Value>,
    debounce interval: Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) async throws -> Event?,
    catch recover: ((any Error) -> Event)? = nil
  ) {
    self.init(
      ofAny: keyPath,
      policy: .latest,
      at: (fileID, filePath, line, column),
      effect: .asynchronous(perform, catch: recover)
        .debounced(for: interval, clock: clock)
    )
  }

  /// Starts an effect when a value has stayed the same for a while: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - interval: how long the value must stay the same before the effect starts.
  ///   - clock: measures the interval.
  ///   - perform: the effect: a closure that sends events with its last parameter; it runs in a task that cancelling
  ///     the effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  @inlinable
  public init<Value: Equatable, C: Clock<Duration>>(
    of keyPath: KeyPath<State, Value>,
    debounce interval: Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value, Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) {
    self.init(
      ofAny: keyPath,
      policy: .latest,
      at: (fileID, filePath, line, column),
      effect: .emitting(perform, catch: recover)
        .debounced(for: interval, clock: clock)
    )
  }

  /// Starts an effect when a value has stayed the same for a while: the elements of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - keyPath: the value, read after each event.
  ///   - interval: how long the value must stay the same before the effect starts.
  ///   - clock: measures the interval.
  ///   - perform: the effect: a closure that gives the sequence; it is iterated in a task that cancelling the effect
  ///     cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  @inlinable
  public init<Value: Equatable, C: Clock<Duration>, S: AsyncSequence>(
    of keyPath: KeyPath<State, Value>,
    debounce interval: Duration,
    clock: C,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Value) -> S,
    catch recover: ((any Error) -> Event)? = nil
  ) where S.Element == Event {
    self.init(
      ofAny: keyPath,
      policy: .latest,
      at: (fileID, filePath, line, column),
      effect: .sequence(perform, catch: recover)
        .debounced(for: interval, clock: clock)
    )
  }
}
