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
/// The parameters are `sending`, so that they can be handed to an actor although State and Event need not be
/// `Sendable`: the compiler treats them as the closure's alone. What that guarantees: nobody else holds these two
/// values; copies of structs and enums, with copy-on-write storage inside, are safe to keep and to change. What it
/// does not: an *object* inside the state is the same object that the loop's state holds, and the compiler is not
/// told so. Reading it on the actor while a reducer changes it is a race, unless it has a lock or is an actor.
public struct SideEffect<State, Event>: StateMachine {
  /// It has no body: ``resolve()`` describes it.
  public typealias Body = Never

  @usableFromInline let feedback: ResolvedFeedback<State, Event>

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
    let origin = EffectOrigin(
      feedback: "SideEffect",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    let effect = Effect<(state: State, event: Event), Event>.asynchronous(
      { update in
        nonisolated(unsafe) let (state, event) = update
        try await perform(state, event)
        return nil
      },
      catch: nil
    )
    feedback = ResolvedFeedback { context in
      let driver = effect.begin(context, origin, .merge)
      return FeedbackRun(
        observing: { state, event in
          if let event { driver.trigger((state.pointee, event.pointee)) }
        },
        stop: driver.stop
      )
    }
  }

  /// Runs work after each event on the thread that drains the loop, before `send` returns.
  ///
  /// - Parameter perform: the work, with the state after the event. It holds up the loop while it runs.
  @inlinable
  public init(synchronous perform: @escaping (_ state: State, _ event: Event) -> Void) {
    feedback = ResolvedFeedback { _ in
      FeedbackRun(
        observing: { state, event in
          if let event { perform(state.pointee, event.pointee) }
        },
        stop: {}
      )
    }
  }

  /// The machine as plain closures: a feedback that emits nothing.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    ResolvedMachine(feedbacks: [feedback])
  }
}
