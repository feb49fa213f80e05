import CaseKeyPaths
import Composition
import MachineKit

/// A machine around the child.
public struct Parent: StateMachine {
  public struct State: Equatable {
    public var counter = Counter.State()

    public init() {}
  }

  @CasePathable
  public enum Event: Equatable {
    case counter(Counter.Event)
  }

  public init() {}

  public var body: some StateMachine<State, Event> {
    Scope(state: \State.counter, event: \.counter) { Counter() }
  }
}
