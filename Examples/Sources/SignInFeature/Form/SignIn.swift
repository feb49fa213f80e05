import CaseKeyPaths
import MachineKit

/// A form with an email and a password, and the signing in.
///
/// ```swift
/// let store = Store(initial: SignIn.State(), machine: SignIn(signIn: SignInService.embedded.signIn))
/// store.send(.emailDidChange("ada@example.com"))
/// store.send(.passwordDidChange(Password("lovelace")))
/// store.send(.signIn)
/// await store.waitUntilIdle()
/// print(store.state.status)  // signedIn(name: "Ada Lovelace")
/// ```
///
/// A form that is not valid, or is on its way, signs nobody in; while it is on its way it cannot be edited.
public struct SignIn: StateMachine {
  /// What can happen to the form.
  @CasePathable
  public enum Event: Equatable, Sendable {
    /// The first field changed.
    case emailDidChange(String)
    /// The second field changed.
    case passwordDidChange(Password)
    /// The user wants to sign in.
    case signIn
    /// The user does not want to wait for it.
    case cancel
    /// The user is signed in, to an account with this name.
    case didSignIn(name: String)
    /// The user could not be signed in; why and what to do, in one line.
    case didFail(String)
    /// The user wants to sign out.
    case signOut
  }

  private let signIn: @Sendable (Credentials) async throws -> String

  /// Makes the machine.
  ///
  /// - Parameter signIn: signs in and gives the account's name. What it throws is shown to the user in one
  ///   line.
  public init(signIn: @escaping @Sendable (Credentials) async throws -> String) {
    self.signIn = signIn
  }

  /// The form, and the request while there is one.
  @StateMachineBuilder<State, Event>
  public var body: some StateMachine<State, Event> {
    Reducer { state, event in
      state.handle(event)
    }

    OnChange(of: \.request) { credentials in
      Event.didSignIn(name: try await signIn(credentials))
    } catch: { error in
      Event.didFail(String(describing: error).split(whereSeparator: \.isNewline).joined(separator: " "))
    }
  }
}
