import ReactiveCore

/// Starts an effect once, when the loop starts.
///
/// ```swift
/// OnStoreStart {
///   NotificationCenter.default.publisher(for: .reachabilityDidChange).map { _ in Event.reachabilityChanged }
/// }
/// ```
///
/// Inside a scoped child, "starts" is when the child appears. The effect is given as for ``OnChange``, with no
/// value.
public struct OnStoreStart<State, Event>: StateMachine {
  /// It has no body: ``resolve()`` describes it.
  public typealias Body = Never

  @usableFromInline let feedback: ResolvedFeedback<State, Event>

  /// The machine as plain closures: a feedback that runs once.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    ResolvedMachine(feedbacks: [feedback])
  }

  @usableFromInline
  init(at place: SourcePlace, effect: Effect<Void, Event>) {
    feedback = ResolvedFeedback { context in
      let driver = effect.begin(context, EffectOrigin(feedback: "OnStoreStart", at: place), .latest)
      let hasStarted = LastValue<Void>()
      return FeedbackRun(
        observing: { _, _ in
          guard hasStarted.value == nil else { return }
          hasStarted.value = ()
          driver.trigger(())
        },
        stop: driver.stop
      )
    }
  }
}

extension OnStoreStart {
  /// Starts an effect when the loop starts: a publisher of events.
  ///
  /// - Parameters:
  ///   - perform: the effect: a closure whose events enter the loop.
  @inlinable
  public init<P: Publisher>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping () -> P
  ) where P.Output == Event, P.Failure == Never {
    self.init(
      at: (fileID, filePath, line, column),
      effect: .publisher({ _ in perform() })
    )
  }

  /// Starts an effect when the loop starts: an event or nil, at once.
  ///
  /// - Parameters:
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs on the draining
  ///     thread.
  @inlinable
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping () -> Event?
  ) {
    self.init(
      at: (fileID, filePath, line, column),
      effect: .immediate({ _ in perform() })
    )
  }

  /// Starts an effect when the loop starts: an event or nil, later.
  ///
  /// - Parameters:
  ///   - perform: the effect: a closure that gives the event to enqueue, or nil for none; it runs in a task that
  ///     cancelling the effect cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @inlinable
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping () async throws -> Event?,
    catch recover: ((any Error) -> Event)? = nil
  ) {
    self.init(
      at: (fileID, filePath, line, column),
      effect: .asynchronous({ _ in try await perform() }, catch: recover)
    )
  }

  /// Starts an effect when the loop starts: any number of events, sent by the closure.
  ///
  /// - Parameters:
  ///   - perform: the effect: a closure that sends events with its last parameter; it runs in a task that cancelling
  ///     the effect cancels.
  ///   - recover: handles an error; without it the error is reported as an issue at this line.
  @inlinable
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping (Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)? = nil
  ) {
    self.init(
      at: (fileID, filePath, line, column),
      effect: .emitting({ _, send in try await perform(send) }, catch: recover)
    )
  }

  /// Starts an effect when the loop starts: the elements of an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - perform: the effect: a closure that gives the sequence; it is iterated in a task that cancelling the effect
  ///     cancels.
  ///   - recover: makes an event of an error; without it the error is reported as an issue at this line.
  @inlinable
  public init<S: AsyncSequence>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    perform: @escaping () -> S,
    catch recover: ((any Error) -> Event)? = nil
  ) where S.Element == Event {
    self.init(
      at: (fileID, filePath, line, column),
      effect: .sequence({ _ in perform() }, catch: recover)
    )
  }
}
