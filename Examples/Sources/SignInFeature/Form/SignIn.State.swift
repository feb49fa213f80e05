extension SignIn {
  /// The form, and how signing in is doing.
  public struct State: Equatable, Sendable {
    /// How signing in is doing.
    public enum Status: Equatable, Sendable {
      /// It was not asked for.
      case idle
      /// It is under way.
      case signingIn
      /// It failed; why and what to do, in one line.
      case failed(String)
      /// It is done, for an account with this name.
      case signedIn(name: String)
    }

    /// The first field.
    public internal(set) var email = ""
    /// The second field.
    public internal(set) var password = Password.empty
    /// How signing in is doing.
    public internal(set) var status = Status.idle

    /// An empty form.
    public init() {}
  }
}

extension SignIn.State {
  /// The fewest characters of a password.
  public static let shortestPassword = 8

  /// What is wrong with the address, nil while there is none or it is well.
  public var emailProblem: String? {
    email.isEmpty || isEmailValid ? nil : "An email address looks like name@example.com."
  }

  /// What is wrong with the password, nil while there is none or it is well.
  public var passwordProblem: String? {
    password.isEmpty || password.count >= Self.shortestPassword
      ? nil : "A password has at least \(Self.shortestPassword) characters."
  }

  /// What keeps the user from signing in, in one line; nil when nothing does. For a disabled button.
  public var hindrance: String? {
    switch status {
    case .signingIn: "Signing in is under way."
    case .signedIn(let name): "\(name) is signed in already."
    case .idle, .failed:
      switch (email.isEmpty, password.isEmpty) {
      case (true, true): "Fill in both fields."
      case (true, false): "Fill in the email."
      case (false, true): emailProblem ?? "Fill in the password."
      case (false, false): emailProblem ?? passwordProblem
      }
    }
  }

  /// Whether the button does something.
  public var canSignIn: Bool { hindrance == nil }

  /// Whether the fields can be edited.
  public var isEditable: Bool {
    switch status {
    case .idle, .failed: true
    case .signingIn, .signedIn: false
    }
  }

  /// What has to be sent now.
  var request: Credentials? {
    status == .signingIn ? Credentials(email: trimmedEmail, password: password) : nil
  }

  private var trimmedEmail: String {
    let start = email.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Something before one `@`, and after it names with dots between them. More is the service's to know.
  private var isEmailValid: Bool {
    let parts = trimmedEmail.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !trimmedEmail.contains(where: \.isWhitespace) else {
      return false
    }
    let names = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 1 && names.allSatisfy { !$0.isEmpty }
  }
}

extension SignIn.State {
  /// Changes the state for an event.
  mutating func handle(_ event: SignIn.Event) {
    switch event {
    case .emailDidChange(let text):
      guard isEditable else { return }
      (email, status) = (text, .idle)
    case .passwordDidChange(let text):
      guard isEditable else { return }
      (password, status) = (text, .idle)
    case .signIn:
      if canSignIn { status = .signingIn }
    case .cancel:
      if status == .signingIn { status = .idle }
    case .didSignIn(let name):
      (password, status) = (.empty, .signedIn(name: name))
    case .didFail(let message):
      status = .failed(message)
    case .signOut:
      if case .signedIn = status { status = .idle }
    }
  }
}
