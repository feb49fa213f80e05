import TestSupport
import Testing

@testable import SignInFeature

/// The form step by step.
@Suite struct SignInJourneyTests {
  @Test func everyStepOfSigningIn() async {
    let store = ExhaustiveTestStore(initialState: SignIn.State()) {
      SignIn(signIn: SignInService.embedded.signIn)
    }
    await store.send(.emailDidChange("ADA@example.com")) { $0.email = "ADA@example.com" }
    await store.send(.passwordDidChange(Password("byronbyron"))) { $0.password = Password("byronbyron") }
    await store.send(.signIn) { $0.status = .signingIn }
    await store.receive(\.didFail) { $0.status = .failed(SignInError.wrongCredentials.description) }
    await store.send(.passwordDidChange(Password("lovelace"))) {
      $0.password = Password("lovelace")
      $0.status = .idle
    }
    await store.send(.signIn) { $0.status = .signingIn }
    await store.receive(\.didSignIn, "Ada Lovelace") {
      $0.password = .empty
      $0.status = .signedIn(name: "Ada Lovelace")
    }
    await store.send(.signOut) { $0.status = .idle }
    await store.finish()
  }
}
