import CaseKeyPaths
import MachineKit

struct Loader: StateMachine {
  struct State { var text = "" }
  enum Event { case load(String), loaded(String) }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { _, _ in }
    // error: requires that 'Loader.Event' conform to 'CasePathable'
    OnEvent(\.load) { text in .loaded(text) }
  }
}
