import CaseKeyPaths
import MachineKit

/// The machine of the documentation's first example.
struct Counter: StateMachine {
  struct State: Equatable {
    var count = 0
  }

  @CasePathable
  enum Event: Equatable {
    case increment
    case decrement
    case add(Int)
  }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .increment: state.count += 1
      case .decrement: state.count -= 1
      case .add(let amount): state.count += amount
      }
    }
  }
}
