import CaseKeyPaths
import MachineKit

struct Child: StateMachine {
  struct State { var count = 0 }
  enum Event { case increment }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, _ in state.count += 1 }
  }
}

struct Parent: StateMachine {
  struct State { var child = Child.State() }

  @CasePathable
  enum Event { case child(Child.Event) }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    // error: this piece is made for another State or Event than the body it stands in: put a child's
    //   machine into a Scope, IfLet or ForEach that leads to its state and its event
    Child()
  }
}
