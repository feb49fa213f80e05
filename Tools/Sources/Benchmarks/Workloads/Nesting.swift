import CaseKeyPaths
import Composition
import MachineKit

/// A machine with a child, which has a child, … : five scopes to a counter.
typealias Nesting = Level<Level<Level<Level<Level<Counter>>>>>

/// A machine that is nothing but the parent of another.
struct Level<Child: StateMachine>: StateMachine where Child: Startable {
  struct State {
    var child = Child.initial
  }

  @CasePathable
  enum Event {
    case child(Child.Event)
    case nothing
  }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Scope(state: \State.child, event: \.child) { Child.make() }
  }
}

/// A machine that can be made without knowing it.
protocol Startable: StateMachine {
  static var initial: State { get }
  static func make() -> Self
}

extension Level: Startable {
  static var initial: State { State() }
  static func make() -> Level { Level() }
}

extension Counter: Startable {
  static var initial: State { State() }
  static func make() -> Counter { Counter() }
}
