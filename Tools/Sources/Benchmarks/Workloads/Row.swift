import CaseKeyPaths
import Composition
import MachineKit

/// One row of a long list, with an effect that depends on it.
struct Row: StateMachine {
  struct State: Identifiable {
    let id: Int
    var taps = 0
    var request: Int?
  }

  enum Event {
    case tap
    case load(Int?)
  }

  let effect: (Int) -> Void

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .tap: state.taps &+= 1
      case .load(let request): state.request = request
      }
    }
    OnChange(of: \.request) { perform($0) }
  }

  private func perform(_ value: Int) -> Event? {
    effect(value)
    return nil
  }
}

/// The list.
struct Rows: StateMachine {
  struct State {
    var rows: IdentifiedArrayOf<Row.State>
  }

  @CasePathable
  enum Event {
    case row(IdentifiedEvent<Int, Row.Event>)
  }

  let effect: (Int) -> Void

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    ForEach(state: \State.rows, event: \.row) { Row(effect: effect) }
  }
}
