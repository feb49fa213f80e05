/// A machine written in place, without a type of its own.
///
/// ```swift
/// let machine = Machine<Counter.State, Counter.Event> {
///   Counter()
///   SideEffect { state, _ in await log(state.count) }
/// }
/// ```
public struct Machine<State, Event>: StateMachine {
  /// It has no body: ``resolve()`` describes it.
  public typealias Body = Never

  @usableFromInline let resolved: ResolvedMachine<State, Event>

  /// Makes a machine of the pieces in `body`, which is evaluated at once.
  ///
  /// - Parameter body: reducers, feedbacks and other machines over the same state and event.
  @inlinable
  public init<Content: StateMachine<State, Event>>(
    @StateMachineBuilder<State, Event> _ body: () -> Content
  ) {
    resolved = body().resolve()
  }

  /// The machine as plain closures: the pieces of its builder, in body order.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    resolved
  }
}
