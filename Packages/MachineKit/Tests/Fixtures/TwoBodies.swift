import CaseKeyPaths
import MachineKit

struct Loader: StateMachine {
  struct State { var page: Int? }

  @CasePathable
  enum Event { case load(String), loaded(String) }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { _, _ in }
  }

  @StateMachineBuilder<State, Event>
  // error: invalid redeclaration of 'body'
  var body: some StateMachine<State, Event> {
    OnChange(of: \.page) { _ in nil }
  }
}
