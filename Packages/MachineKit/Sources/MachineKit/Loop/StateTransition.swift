/// One event that a loop has handled, for a tool that looks on: see ``Store/init(initial:machine:observing:)``.
public struct StateTransition<State, Event> {
  /// The state before the reducers ran.
  public let before: State

  /// The event.
  public let event: Event

  /// The state after the reducers ran.
  public let after: State

  /// The feedback that emitted the event; nil for one that was sent from outside.
  public let origin: EffectOrigin?
}
