import Bindings
import MachineKit
import SwiftUI

struct SignInState {
  var email = ""
  var password = ""
}

enum SignInEvent {
  case signIn
  case emailDidChange(String)
  case passwordDidCange(String)
}

struct SignInView: View {
  typealias State = SignInState
  typealias Event = SignInEvent
  @StoreBinding<State, Event> private var state: State

  init(store: Store<State, Event>) {
    self._state = StoreBinding(store)
  }

  var body: some View {
    Form {
      Section {
        TextField("Email", text: $state.binding(for: \.email, event: Event.emailDidChange))
        TextField("Password", text: $state.binding(for: \.password, event: Event.passwordDidCange))
        Button(action: $state.action(for: .signIn)) {
          Text("Sign In")
        }
        Text(state.email)
      }
    }
  }
}
