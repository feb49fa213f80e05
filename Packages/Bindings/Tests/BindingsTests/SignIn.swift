import Bindings
import CaseKeyPaths
import Composition
import MachineKit

/// A form's machine.
struct SignIn: StateMachine {
  struct State: Equatable {
    var email = ""
    var password = ""
    var attempts = 0
    var counter = Counter.State()
    var details: Counter.State?
  }

  @CasePathable
  enum Event {
    case signIn
    case emailDidChange(String)
    case passwordDidCange(String)
    case counter(Counter.Event)
    case showDetails(Bool)
    case details(Counter.Event)
  }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .signIn: state.attempts += 1
      case .emailDidChange(let email): state.email = email
      case .passwordDidCange(let password): state.password = password
      case .showDetails(let isShown): state.details = isShown ? Counter.State() : nil
      case .counter, .details: break
      }
    }
    Scope(state: \.counter, event: \.counter) { Counter() }
    IfLet(state: \.details, event: \.details) { Counter() }
  }
}

struct Counter: StateMachine {
  struct State: Equatable { var count = 0 }
  enum Event { case increment }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, _ in state.count += 1 }
  }
}

/// A view without a toolkit.
@MainActor
struct SignInView {
  @StoreBinding<SignIn.State, SignIn.Event> var state: SignIn.State

  init(store: Store<SignIn.State, SignIn.Event>) {
    self._state = StoreBinding(store)
  }

  var email: Binding<String> { $state.binding(for: \.email, event: SignIn.Event.emailDidChange) }
  var press: () -> Void { $state.action(for: .signIn) }
}
