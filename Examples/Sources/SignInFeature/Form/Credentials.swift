/// What is sent to sign in.
public struct Credentials: Equatable, Sendable {
  /// The address, without spaces around it.
  public let email: String
  /// The password, as it was typed.
  public let password: Password

  /// Makes credentials.
  public init(email: String, password: Password) {
    self.email = email
    self.password = password
  }
}
