/// Work that follows an event and cannot emit one: analytics, logging, saving.
///
/// It runs after the reducers, for real events only, not at the start. Later events do not cancel it; ending
/// the store does.
///
/// ```swift
/// SideEffect { state, event in
///   await analytics.track(event, state: state)
/// }
/// ```
///
/// The parameters are `sending`, so that they can be handed to an actor. The compiler then treats them as
/// belonging to the closure alone. That holds for values, and for objects that nothing else uses; an object that
/// the state shares with others is still shared, and needs a lock or an actor of its own.
public struct SideEffect<State, Event>: StateMachine {
  public typealias Body = Never

  private let feedback: ResolvedFeedback<State, Event>

  /// Runs asynchronous work after each event, in a task that ending the store cancels.
  ///
  /// - Parameter perform: the work, with the state after the event. An error that it throws is reported as an
  ///   issue at this line.
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ perform: @escaping (_ state: sending State, _ event: sending Event) async throws -> Void
  ) {
    self.init(
      origin: EffectOrigin(
        feedback: "SideEffect",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      effect: .asynchronous(
        { update in
          nonisolated(unsafe) let (state, event) = update
          try await perform(state, event)
          return nil
        },
        catch: nil
      )
    )
  }

  /// Runs work after each event on the thread that drains the loop, before `send` returns.
  ///
  /// - Parameter perform: the work, with the state after the event. It holds up the loop while it runs.
  public init(synchronous perform: @escaping (_ state: State, _ event: Event) -> Void) {
    feedback = ResolvedFeedback { _ in
      FeedbackRun(
        observe: { state, event in
          if let event { perform(state, event) }
        },
        stop: {}
      )
    }
  }

  public func resolve() -> ResolvedMachine<State, Event> {
    ResolvedMachine(feedbacks: [feedback])
  }

  private init(origin: EffectOrigin, effect: Effect<(state: State, event: Event), Event>) {
    feedback = ResolvedFeedback { context in
      let runner = EffectRunner(context: context, origin: origin, policy: .merge, effect: effect)
      return FeedbackRun(
        observe: { state, event in
          if let event { runner.trigger((state, event)) }
        },
        stop: { runner.stop() }
      )
    }
  }
}
