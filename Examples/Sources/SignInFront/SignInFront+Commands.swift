import SignInFeature
import StoreFront
import TerminalFront

extension SignInFront {
  nonisolated static func text(of state: SignIn.State) -> Frame {
    let note = SignInPage.note(for: state, spinner: Spinner())?.text ?? "Ready to sign in."
    if case .signedIn = state.status { return Frame(text: ["Sign in", note]) }
    let password = state.password.isEmpty ? "" : "filled in"
    return Frame(text: ["Sign in", "Email:    \(state.email)", "Password: \(password)", note])
  }

  func take(_ command: Command, on state: SignIn.State) throws(Refusal) -> Intent<SignIn.Event> {
    switch (command.name, state.status) {
    case ("signout", .signedIn): return .send(.signOut)
    case ("signout", _): throw Refusal("Nobody is signed in.")
    case (_, .signedIn): throw Refusal("You are signed in. signout leads back to the form.")
    case ("email", _): return .send(.emailDidChange(command.argument))
    case ("password", _): return .askSecret(prompt: "Type the password in the next line; it is not shown.")
    default:
      if let hindrance = state.hindrance { throw Refusal(hindrance) }
      return .send(.signIn)
    }
  }

  func takeSecret(_ text: String, on state: SignIn.State) -> Intent<SignIn.Event> {
    .send(.passwordDidChange(Password(text)))
  }
}
