import MachineKit

/// A store, and nothing else: what a program with all of Swift in it comes to.
struct Counter: StateMachine {
  struct State { var count = 0 }
  enum Event { case increment, incrementTwice }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .increment: state.count += 1
      case .incrementTwice: state.count += 2
      }
    }
  }
}

let store = Store(initial: Counter.State(), machine: Counter())
store.send(.increment)
store.send(.incrementTwice)
print("count: \(store.state.count)")
