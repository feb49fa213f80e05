import CaseKeyPaths
import MachineKit

/// The child.
public struct Counter: StateMachine {
  public struct State: Equatable {
    public var count = 0
  }

  @CasePathable
  public enum Event: Equatable {
    case increment
    case decrement
  }

  public var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .increment: state.count += 1
      case .decrement: state.count -= 1
      }
    }
  }
}
