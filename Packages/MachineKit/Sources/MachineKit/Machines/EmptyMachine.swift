/// A machine that does nothing, for a place where a machine is asked for.
public struct EmptyMachine<State, Event>: StateMachine {
  public typealias Body = Never

  /// Makes the machine.
  @inlinable
  public init() {}

  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    ResolvedMachine(feedbacks: [])
  }
}
