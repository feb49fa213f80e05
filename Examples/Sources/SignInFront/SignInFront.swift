import Bindings
import MachineKit
import SignInFeature
import StoreFront
import TerminalFront

/// The form, edited through bindings as a view would.
struct SignInFront: Front {
  /// What keys go to.
  enum Focus: Int {
    case email, password, button
  }

  @StoreBinding<SignIn.State, SignIn.Event> private var state: SignIn.State
  private var focus = Focus.email
  private var spinner = Spinner()

  init(store: Store<SignIn.State, SignIn.Event>) {
    _state = StoreBinding(store)
  }

  private var email: Binding<String> {
    $state.binding(for: \.email, event: SignIn.Event.emailDidChange)
  }

  private var password: Binding<String> {
    $state.binding(for: \.password, event: SignIn.Event.passwordDidChange)
      .map(get: { $0.reveal { $0 } }, set: Password.init)
  }

  private var signIn: () -> Void { $state.action(for: .signIn) }

  func frame(for state: SignIn.State, size: TerminalSize) -> Frame {
    SignInPage(state: state, focus: focus, spinner: spinner, size: size).frame
  }

  func animationInterval(for state: SignIn.State) -> Duration? {
    state.status == .signingIn ? Spinner.interval : nil
  }

  mutating func animate() {
    spinner.turn()
  }

  mutating func press(_ key: Key, on state: SignIn.State) -> Intent<SignIn.Event> {
    switch state.status {
    case .signingIn: return key == .escape ? .send(.cancel) : .nothing
    case .signedIn: return pressSignedIn(key)
    case .idle, .failed: break
    }
    switch key {
    case .tab, .down: moveFocus(by: 1)
    case .backTab, .up: moveFocus(by: -1)
    case .enter: enter()
    case .escape: return .quit
    default: edit(key)
    }
    return .nothing
  }

  private mutating func pressSignedIn(_ key: Key) -> Intent<SignIn.Event> {
    switch key {
    case .character("o"):
      focus = .password
      return .send(.signOut)
    case .character("q"), .escape: return .quit
    default: return .nothing
    }
  }

  private mutating func moveFocus(by step: Int) {
    focus = Focus(rawValue: (focus.rawValue + step + 3) % 3) ?? .email
  }

  /// The email's end leads to the password, whose end signs in.
  private mutating func enter() {
    if focus == .email { focus = .password } else { signIn() }
  }

  private func edit(_ key: Key) {
    guard focus != .button else {
      if key == .character(" ") { signIn() }
      return
    }
    let field = focus == .email ? email : password
    switch key {
    case .character(let character): field.wrappedValue.append(character)
    case .backspace: field.wrappedValue = String(field.wrappedValue.dropLast())
    case .control("u"): field.wrappedValue = ""
    default: break
    }
  }
}
