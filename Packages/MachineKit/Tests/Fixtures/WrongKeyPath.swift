import CaseKeyPaths
import MachineKit

struct Loader: StateMachine {
  struct State { var page: Int? }

  @CasePathable
  enum Event { case load(String), loaded(String) }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { _, _ in }
    // error: value of type 'Loader.State' has no member 'pag'
    OnChange(of: \.pag) { page in .loaded("\(page)") }
  }
}
