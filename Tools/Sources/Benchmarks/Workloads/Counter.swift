import MachineKit

/// The machine that the store's workloads run.
struct Counter: StateMachine {
  struct State {
    var count = 0
  }

  enum Event {
    case increment
    case decrement
    case add(Int)
  }

  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .increment: state.count &+= 1
      case .decrement: state.count &-= 1
      case .add(let amount): state.count &+= amount
      }
    }
  }
}
