import SignInFeature
import StoreFront
import TerminalFront

/// Lays the form out on a terminal.
struct SignInPage {
  let state: SignIn.State
  let focus: SignInFront.Focus
  let spinner: Spinner
  let size: TerminalSize

  private static let labelWidth = 12
  private static let passwordRow = 2

  var frame: Frame {
    var isSignedIn = false
    if case .signedIn = state.status { isSignedIn = true }
    return Frame(
      title: "Sign in",
      body: isSignedIn ? [] : form,
      note: Self.note(for: state, spinner: spinner),
      keys: keys,
      cursor: cursor,
      size: size
    )
  }

  /// What is said of a state, nil when nothing is left to say but to press the button.
  static func note(for state: SignIn.State, spinner: Spinner) -> Note? {
    switch state.status {
    case .signingIn: .busy("\(spinner.sign) Signing in…")
    case .signedIn(let name): .hint("Signed in as \(name).")
    case .failed(let message): .error(message)
    case .idle: state.hindrance.map(Note.hint)
    }
  }

  // MARK: - The form

  private var form: [FrameLine] {
    [
      field("Email", email, .email), problem(state.emailProblem),
      field("Password", password, .password), problem(state.passwordProblem),
      button,
    ]
  }

  private func field(_ label: String, _ text: String, _ field: SignInFront.Focus) -> FrameLine {
    let isFocused = isFocused(field)
    let label = ((isFocused ? "› " : "  ") + label).padded(to: Self.labelWidth)
    return FrameLine(label, isFocused ? .bold : .dim) + FrameLine(text)
  }

  private func problem(_ text: String?) -> FrameLine {
    FrameLine(text.map { String(repeating: " ", count: Self.labelWidth) + $0 } ?? "", .color(.yellow))
  }

  private var button: FrameLine {
    let isFocused = isFocused(.button)
    let mark = FrameLine(isFocused ? "› " : "  ", .bold)
    guard state.canSignIn else { return mark + FrameLine("( Sign in )", .dim) }
    return mark + FrameLine("[ Sign in ]", isFocused ? .reversed : .bold)
  }

  private func isFocused(_ field: SignInFront.Focus) -> Bool {
    state.isEditable && focus == field
  }

  // MARK: - The fields' texts

  private var email: String { end(of: state.email) }

  private var password: String { end(of: String(repeating: "•", count: state.password.count)) }

  /// The end of a text that fits beside the label and before the cursor.
  private func end(of text: String) -> String {
    text.printableSuffix(cells: size.columns - Self.labelWidth - 1)
  }

  private var cursor: Frame.Position? {
    guard state.isEditable else { return nil }
    return switch focus {
    case .email: Frame.Position(row: 0, column: Self.labelWidth + email.cellWidth)
    case .password: Frame.Position(row: Self.passwordRow, column: Self.labelWidth + password.cellWidth)
    case .button: nil
    }
  }

  private var keys: [String] {
    switch state.status {
    case .signingIn: ["Esc cancel"]
    case .signedIn: ["o sign out", "q quit"]
    case .idle, .failed:
      ["Tab next field", focus == .email ? "Enter next field" : "Enter sign in", "Esc quit"]
    }
  }
}
