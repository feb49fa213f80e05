/// Knows who may sign in.
public struct SignInService: Sendable {
  /// Signs in and gives the account's name, or throws a ``SignInError``.
  public let signIn: @Sendable (Credentials) async throws -> String

  /// Makes a service.
  public init(signIn: @escaping @Sendable (Credentials) async throws -> String) {
    self.signIn = signIn
  }

  /// The one account of ``embedded``.
  public static let embeddedAccount = Credentials(email: "ada@example.com", password: Password("lovelace"))

  /// A service in the program itself, with one account: ada@example.com, whose password is lovelace.
  public static let embedded = SignInService { credentials in
    let account = embeddedAccount
    guard credentials.email.lowercased() == account.email, credentials.password == account.password else {
      throw SignInError.wrongCredentials
    }
    return "Ada Lovelace"
  }

  /// A service that does not answer.
  public static let unreachable = SignInService { _ in throw SignInError.unreachable }

  /// The same service when each answer takes a while.
  public func delayed(by duration: Duration, on clock: any Clock<Duration> = ContinuousClock())
    -> SignInService
  {
    SignInService { [signIn] credentials in
      try await clock.sleep(for: duration)
      return try await signIn(credentials)
    }
  }
}
