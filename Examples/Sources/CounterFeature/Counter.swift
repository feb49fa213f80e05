import CaseKeyPaths
import MachineKit

/// A number that is counted up and down: a machine without effects.
///
/// ```swift
/// let store = Store(initial: Counter.State(), machine: Counter())
/// store.send(.increment)
/// print(store.state.count)  // 1
/// ```
public struct Counter: StateMachine {
  /// The number.
  public struct State: Equatable, Sendable {
    /// How far was counted.
    public internal(set) var count = 0

    /// Begins at 0.
    public init() {}
  }

  /// What can happen to the number.
  @CasePathable
  public enum Event: Equatable, Sendable {
    /// One more.
    case increment
    /// One less.
    case decrement
    /// Back to 0.
    case reset
  }

  /// Makes the machine.
  public init() {}

  /// The counting.
  @StateMachineBuilder<State, Event>
  public var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .increment: state.count += 1
      case .decrement: state.count -= 1
      case .reset: state.count = 0
      }
    }
  }
}
