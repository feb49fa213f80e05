import CaseKeyPaths
import Composition
import MachineKit
import ReactiveCore

/// A child whose request is loaded by a subject that the test drives.
struct Child: StateMachine {
  struct State: Equatable, Identifiable {
    var id = 1
    var request: Int? = 1
    var log: [String] = []
  }

  @CasePathable
  enum Event: Equatable {
    case rename(String)
    case loaded(String)
  }

  let load: (Int) -> AnyPublisher<String, Never>

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .rename(let text), .loaded(let text): state.log.append(text)
      }
    }
    OnChange(of: \.request) { request in load(request).map(Event.loaded) }
    OnEvent(\.rename) { name in .loaded("renamed \(name)") }
  }
}

struct Parent: StateMachine {
  struct State: Equatable {
    var child = Child.State(request: nil)
    var details: Child.State?
    var rows: IdentifiedArrayOf<Child.State> = []
    var log: [String] = []
  }

  @CasePathable
  enum Event: Equatable {
    case child(Child.Event)
    case details(Child.Event)
    case row(IdentifiedEvent<Int, Child.Event>)
    case setDetails(Child.State?)
    case setRows(IdentifiedArrayOf<Child.State>)
  }

  let load: (Int) -> AnyPublisher<String, Never>

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .setDetails(let details): state.details = details
      case .setRows(let rows): state.rows = rows
      case .child(.rename(let name)): state.log.append("before \(name): \(state.child.log.count)")
      default: break
      }
    }
    Scope(state: \State.child, event: \.child) { Child(load: load) }
    IfLet(state: \State.details, event: \.details) { Child(load: load) }
    ForEach(state: \.rows, event: \.row) { Child(load: load) }
    Reducer { state, event in
      if case .child(.rename(let name)) = event {
        state.log.append("after \(name): \(state.child.log.count)")
      }
    }
  }
}

/// A state that is one of two children.
struct Screen: StateMachine {
  @CasePathable
  enum State: Equatable {
    case first(Child.State)
    case second(Child.State)
  }

  @CasePathable
  enum Event: Equatable {
    case first(Child.Event)
    case second(Child.Event)
    case go(State)
  }

  let load: (Int) -> AnyPublisher<String, Never>

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      if case .go(let next) = event { state = next }
    }
    Scope(state: \.first, event: \.first) { Child(load: load) }
    Scope(state: \.second, event: \.second) { Child(load: load) }
  }
}

/// One subject a call, so that a test sees which effects are alive.
final class Loads {
  var subjects: [(request: Int, subject: PassthroughSubject<String, Never>)] = []

  var load: (Int) -> AnyPublisher<String, Never> {
    { request in
      let subject = PassthroughSubject<String, Never>()
      self.subjects.append((request, subject))
      return subject.eraseToAnyPublisher()
    }
  }
}
