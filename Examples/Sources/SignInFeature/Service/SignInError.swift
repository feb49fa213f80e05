/// Why a service signs nobody in. It does not say what the credentials were.
public enum SignInError: Error, Equatable, CustomStringConvertible {
  /// There is no such account, or its password is another.
  case wrongCredentials
  /// The service does not answer.
  case unreachable

  /// What happened and what to do, in one line.
  public var description: String {
    switch self {
    case .wrongCredentials: "No account has this email and password. Correct them, then sign in again."
    case .unreachable: "The sign-in service does not answer. Check the connection, then sign in again."
    }
  }
}
