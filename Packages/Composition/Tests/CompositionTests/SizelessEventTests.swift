import CaseKeyPaths
import Composition
import MachineKit
import ReactiveTesting
import Testing

/// A child's event without a size, such as the only case of an enum: the compiler gives any pointer to it.
@Suite struct SizelessEventTests {
  struct Child: StateMachine {
    struct State: Identifiable {
      var id = 1
      var count = 0
    }

    @CasePathable
    enum Event { case tick }

    let seen: LockedCount

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, _ in state.count += 1 }
      SideEffect(synchronous: { _, _ in seen.increment() })
    }
  }

  struct Parent: StateMachine {
    struct State {
      var child = Child.State()
      var details: Child.State? = Child.State()
      var rows: IdentifiedArrayOf<Child.State> = [Child.State()]
    }

    @CasePathable
    enum Event {
      case child(Child.Event)
      case details(Child.Event)
      case row(IdentifiedEvent<Int, Child.Event>)
    }

    let seen: LockedCount

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Scope(state: \.child, event: \.child) { Child(seen: seen) }
      IfLet(state: \.details, event: \.details) { Child(seen: seen) }
      ForEach(state: \.rows, event: \.row) { Child(seen: seen) }
    }
  }

  @Test func childrensFeedbacksSeeEveryOne() {
    let seen = LockedCount()
    let store = Store(initial: Parent.State(), machine: Parent(seen: seen))
    for _ in 0..<500 {
      store.send(.child(.tick))
      store.send(.details(.tick))
      store.send(.row(IdentifiedEvent(id: 1, event: .tick)))
    }
    #expect(store.state.child.count == 500)
    #expect(seen.value == 1_500)
  }
}
