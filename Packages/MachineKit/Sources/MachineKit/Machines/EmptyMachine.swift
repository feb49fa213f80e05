/// A machine that does nothing, for a place where a machine is asked for.
public struct EmptyMachine<State, Event>: StateMachine {
  /// It has no body: ``resolve()`` describes it.
  public typealias Body = Never

  /// Makes the machine.
  @inlinable
  public init() {}

  /// The machine as plain closures: neither reducers nor feedbacks.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    ResolvedMachine(feedbacks: [])
  }
}
