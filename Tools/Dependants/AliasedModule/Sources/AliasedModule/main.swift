import IssueReporting
import MachineKit

struct Issues: StateMachine {
  struct State {
    var open = 0
  }

  enum Event {
    case opened
  }

  var body: some StateMachine<State, Event> {
    Reducer { state, _ in state.open += 1 }
  }
}

let store = Store(initial: Issues.State(), machine: Issues())
store.send(.opened)
print(IssueTracker().summary(open: store.state.open))
