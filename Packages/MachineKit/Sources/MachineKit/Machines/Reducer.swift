/// The pure part of a machine: how an event changes the state.
///
/// ```swift
/// Reducer { state, event in
///   switch event {
///   case .increment: state.count += 1
///   case .decrement: state.count -= 1
///   }
/// }
/// ```
///
/// It is called once an event, on the thread that drains the loop, with the state in place. It must not read
/// the store it runs in (`store.state` inside a reducer is a programming error, and traps): everything it may
/// look at is in its two parameters. Other threads that send to the store or read its state wait meanwhile, so it
/// must not wait for them.
public struct Reducer<State, Event>: StateMachine {
  /// It has no body: ``resolve()`` describes it.
  public typealias Body = Never

  @usableFromInline let reducing: (UnsafeMutablePointer<State>, UnsafePointer<Event>) -> Void

  /// Makes a reducer.
  ///
  /// - Parameter reduce: changes the state for an event.
  @inlinable @inline(__always)
  public init(_ reduce: @escaping (inout State, Event) -> Void) {
    reducing = { reduce(&$0.pointee, $1.pointee) }
  }

  /// The machine as plain closures: the reducer alone.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    ResolvedMachine(reducing: reducing)
  }
}
