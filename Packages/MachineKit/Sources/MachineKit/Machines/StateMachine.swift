/// The complete behaviour of a feature: pure reducers and feedbacks in one ordered body.
///
/// A machine is a plain value. Its dependencies are its stored properties; its behaviour is its ``body``:
///
/// ```swift
/// struct Counter: StateMachine {
///   struct State { var count = 0 }
///   enum Event { case increment, decrement }
///
///   @StateMachineBuilder<State, Event>
///   var body: some StateMachine<State, Event> {
///     Reducer { state, event in
///       switch event {
///       case .increment: state.count += 1
///       case .decrement: state.count -= 1
///       }
///     }
///   }
/// }
/// ```
///
/// Run it with a ``Store``, or as a cold stream with `Publishers.system(initial:machine:)`. Implement ``body``
/// to compose machines; implement ``resolve()`` instead, with `Body == Never`, to add a new kind of piece.
public protocol StateMachine<State, Event> {
  /// What the machine knows. Need not be `Sendable` or `Equatable`.
  associatedtype State

  /// What can happen to it. Need not be `Sendable` or `Equatable`.
  associatedtype Event

  /// The type of ``body``; `Never` for a machine that implements ``resolve()``.
  associatedtype Body

  /// The pieces of the machine. Reducers run in this order, then feedbacks in this order.
  @StateMachineBuilder<State, Event>
  var body: Body { get }

  /// The machine as plain closures. Called once by each loop that runs the machine.
  func resolve() -> ResolvedMachine<State, Event>
}

extension StateMachine where Body: StateMachine, Body.State == State, Body.Event == Event {
  /// Resolves the ``body``.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    body.resolve()
  }
}

extension StateMachine where Body == Never {
  /// A machine without a body is described by ``resolve()`` alone.
  public var body: Never {
    fatalError("\(Self.self) has no body: call resolve() instead")
  }
}
