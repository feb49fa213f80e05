import CaseKeyPaths
import ReactiveCore

/// Starts an effect for each event of a kind.
///
/// With the default policy `.latest` each matching event cancels the effect of the one before.
///
/// ```swift
/// OnEvent(\.save) { document in
///   try await archive.save(document)
///   return .saved
/// } catch: { error in
///   .saveFailed(error)
/// }
/// ```
///
/// The kind is a case key path (the event is `@CasePathable`) or a closure that gives the payload, or nil for an
/// event of another kind. The effect is given as for ``OnChange``.
public struct OnEvent<State, Event>: StateMachine {
  /// It has no body: ``resolve()`` describes it.
  public typealias Body = Never

  @usableFromInline let feedback: ResolvedFeedback<State, Event>

  /// The machine as plain closures: a feedback that watches the events.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    ResolvedMachine(feedbacks: [feedback])
  }

  @inlinable
  init<Payload>(
    _ payload: @escaping (Event) -> Payload?,
    policy: EffectPolicy,
    at place: SourcePlace,
    effect: Effect<Payload, Event>
  ) {
    feedback = ResolvedFeedback { context in
      let driver = effect.begin(context, EffectOrigin(feedback: "OnEvent", at: place), policy)
      return FeedbackRun(
        observing: { _, event in
          if let event, let payload = payload(event.pointee) { driver.trigger(payload) }
        },
        stop: driver.stop
      )
    }
  }
}

// MARK: - Of a case

extension OnEvent {
  /// Starts an effect for each matching event: a publisher of events.
  ///
  /// - Parameters:
  ///   - keyPath: the case of the event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure whose events enter the loop.
  @inlinable
  public init<Payload, P: Publisher>(
    _ keyPath: CaseKeyPath<Event, Payload>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) -> P
  ) where Event: CasePathable, P.Output == Event, P.Failure == Never {
    self.init(
      AnyCasePath(keyPath).extract(from:),
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .publisher(perform)
    )
  }

  /// Starts an effect for each matching event: an event or nil, at once.
  ///
  /// - Parameters:
  ///   - keyPath: the case of the event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs on the draining
  ///     thread.
  @inlinable
  public init<Payload>(
    _ keyPath: CaseKeyPath<Event, Payload>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) -> Event?
  ) where Event: CasePathable {
    self.init(
      AnyCasePath(keyPath).extract(from:),
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .immediate(perform)
    )
  }

  /// Starts an effect for each matching event: an event or nil, later.
  ///
  /// - Parameters:
  ///   - keyPath: the case of the event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs in a task that
  ///     cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Payload>(
    _ keyPath: CaseKeyPath<Event, Payload>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) async throws -> Event?,
    catch recover: ((any Error) -> Event)? = nil
  ) where Event: CasePathable {
    self.init(
      AnyCasePath(keyPath).extract(from:),
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .asynchronous(perform, catch: recover)
    )
  }

  /// Starts an effect for each matching event: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - keyPath: the case of the event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that sends events with its last parameter; it runs in a task that cancelling
  ///     the effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Payload>(
    _ keyPath: CaseKeyPath<Event, Payload>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload, Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) where Event: CasePathable {
    self.init(
      AnyCasePath(keyPath).extract(from:),
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .emitting(perform, catch: recover)
    )
  }

  /// Starts an effect for each matching event: the elements of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - keyPath: the case of the event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the sequence; it is iterated in a task that cancelling the effect
  ///     cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Payload, S: AsyncSequence>(
    _ keyPath: CaseKeyPath<Event, Payload>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) -> S,
    catch recover: ((any Error) -> Event)? = nil
  ) where Event: CasePathable, S.Element == Event {
    self.init(
      AnyCasePath(keyPath).extract(from:),
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .sequence(perform, catch: recover)
    )
  }
}

// MARK: - Of any kind

extension OnEvent {
  /// Starts an effect for each matching event: a publisher of events.
  ///
  /// - Parameters:
  ///   - payload: gives the payload of an event, or nil for one of another kind.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure whose events enter the loop.
  @inlinable
  public init<Payload, P: Publisher>(
    matching payload: @escaping (Event) -> Payload?,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) -> P
  ) where P.Output == Event, P.Failure == Never {
    self.init(
      payload,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .publisher(perform)
    )
  }

  /// Starts an effect for each matching event: an event or nil, at once.
  ///
  /// - Parameters:
  ///   - payload: gives the payload of an event, or nil for one of another kind.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs on the draining
  ///     thread.
  @inlinable
  public init<Payload>(
    matching payload: @escaping (Event) -> Payload?,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) -> Event?
  ) {
    self.init(
      payload,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .immediate(perform)
    )
  }

  /// Starts an effect for each matching event: an event or nil, later.
  ///
  /// - Parameters:
  ///   - payload: gives the payload of an event, or nil for one of another kind.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs in a task that
  ///     cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Payload>(
    matching payload: @escaping (Event) -> Payload?,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) async throws -> Event?,
    catch recover: ((any Error) -> Event)? = nil
  ) {
    self.init(
      payload,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .asynchronous(perform, catch: recover)
    )
  }

  /// Starts an effect for each matching event: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - payload: gives the payload of an event, or nil for one of another kind.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that sends events with its last parameter; it runs in a task that cancelling
  ///     the effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Payload>(
    matching payload: @escaping (Event) -> Payload?,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload, Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) {
    self.init(
      payload,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .emitting(perform, catch: recover)
    )
  }

  /// Starts an effect for each matching event: the elements of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - payload: gives the payload of an event, or nil for one of another kind.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that gives the sequence; it is iterated in a task that cancelling the effect
  ///     cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<Payload, S: AsyncSequence>(
    matching payload: @escaping (Event) -> Payload?,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Payload) -> S,
    catch recover: ((any Error) -> Event)? = nil
  ) where S.Element == Event {
    self.init(
      payload,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .sequence(perform, catch: recover)
    )
  }
}

// MARK: - Without a payload

extension OnEvent {
  /// Starts an effect for each matching event, whose payload is nothing: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - keyPath: the case of the event.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that sends events with its parameter; it runs in a task that cancelling the
  ///     effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  @inlinable
  public init(
    _ keyPath: CaseKeyPath<Event, Void>,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) where Event: CasePathable {
    self.init(
      AnyCasePath(keyPath).extract(from:),
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .emitting({ _, send in try await perform(send) }, catch: recover)
    )
  }

  /// Starts an effect for each matching event, whose payload is nothing: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - payload: gives a value for a matching event, or nil for one of another kind.
  ///   - policy: what to do while an effect of this feedback is running.
  ///   - perform: the effect: a closure that sends events with its parameter; it runs in a task that cancelling the
  ///     effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  @_disfavoredOverload
  @inlinable
  public init(
    matching payload: @escaping (Event) -> Void?,
    policy: EffectPolicy = .latest,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) {
    self.init(
      payload,
      policy: policy,
      at: (fileID, filePath, line, column),
      effect: .emitting({ _, send in try await perform(send) }, catch: recover)
    )
  }
}
