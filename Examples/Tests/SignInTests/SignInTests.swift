import MachineKit
import SignInFeature
import TestSupport
import Testing

/// The form by destination.
@Suite struct SignInTests {
  private func store(
    signIn: @escaping @Sendable (Credentials) async throws -> String = SignInService.embedded.signIn
  ) -> TestStore<SignIn.State, SignIn.Event> {
    TestStore(initial: SignIn.State(), machine: SignIn(signIn: signIn))
  }

  private func filledIn(
    signIn: @escaping @Sendable (Credentials) async throws -> String = SignInService.embedded.signIn
  ) -> TestStore<SignIn.State, SignIn.Event> {
    let store = store(signIn: signIn)
    store.send(.emailDidChange("ada@example.com"))
    store.send(.passwordDidChange(Password("lovelace")))
    return store
  }

  @Test func aUserSignsInAndOut() async {
    let store = filledIn()
    #expect(store.state.canSignIn)
    store.send(.signIn)
    await store.wait { $0.status == .signingIn }
    await store.wait { $0.status == .signedIn(name: "Ada Lovelace") }
    #expect(store.state.password.isEmpty, "it is not kept longer than it is needed")
    #expect(store.state.hindrance == "Ada Lovelace is signed in already.")
    store.send(.signOut)
    await store.wait { $0.status == .idle && $0.email == "ada@example.com" }
    #expect(store.state.hindrance == "Fill in the password.")
  }

  @Test func spacesAroundTheEmailAreNotSent() async {
    let store = store(signIn: { "<\($0.email)>" })
    store.send(.emailDidChange(" ada@example.com "))
    store.send(.passwordDidChange(Password(" spaces ")))
    store.send(.signIn)
    await store.wait { $0.status == .signedIn(name: "<ada@example.com>") }
  }

  @Test func wrongCredentialsAreShownUntilTheFormChanges() async {
    let store = filledIn()
    store.send(.passwordDidChange(Password("byronbyron")))
    store.send(.signIn)
    await store.wait { $0.status == .failed(SignInError.wrongCredentials.description) }
    #expect(store.state.canSignIn, "it can be tried again as it is")
    store.send(.passwordDidChange(Password("lovelace")))
    await store.wait { $0.status == .idle }
    store.send(.signIn)
    await store.wait { $0.status == .signedIn(name: "Ada Lovelace") }
  }

  @Test func aServiceThatDoesNotAnswerIsTriedAgain() async {
    let isDown = LockedValue(true)
    let store = filledIn(signIn: { credentials in
      let service = isDown.value ? SignInService.unreachable : .embedded
      return try await service.signIn(credentials)
    })
    store.send(.signIn)
    await store.wait {
      $0.status
        == .failed("The sign-in service does not answer. Check the connection, then sign in again.")
    }
    isDown.withValue { $0 = false }
    store.send(.signIn)
    await store.wait { $0.status == .signedIn(name: "Ada Lovelace") }
  }

  @Test(arguments: [
    ("", "", "Fill in both fields."), ("", "lovelace", "Fill in the email."),
    ("ada@example.com", "", "Fill in the password."),
    ("ada", "lovelace", "An email address looks like name@example.com."),
    ("ada@", "lovelace", "An email address looks like name@example.com."),
    ("@example.com", "lovelace", "An email address looks like name@example.com."),
    ("ada@example", "lovelace", "An email address looks like name@example.com."),
    ("ada@example.", "lovelace", "An email address looks like name@example.com."),
    ("ada@b@example.com", "lovelace", "An email address looks like name@example.com."),
    ("a da@example.com", "lovelace", "An email address looks like name@example.com."),
    ("   ", "lovelace", "An email address looks like name@example.com."),
    ("ada@example.com", "1234567", "A password has at least 8 characters."),
    ("ada", "1234567", "An email address looks like name@example.com."),
  ])
  func aFormThatIsNotValidSignsNobodyIn(email: String, password: String, hindrance: String) async {
    let asked = LockedCount()
    let store = store(signIn: { _ in
      asked.increment()
      return ""
    })
    store.send(.emailDidChange(email))
    store.send(.passwordDidChange(Password(password)))
    #expect(store.state.hindrance == hindrance)
    store.send(.signIn)
    await store.finish()
    #expect(store.state.status == .idle)
    #expect(asked.value == 0)
  }

  @Test(arguments: ["ada@example.com", "a.b+c@mail.example.co.uk", "Ada@Example.COM", "émile@例え.jp"])
  func addressesThatCouldBeAreTaken(email: String) async {
    let store = store()
    store.send(.emailDidChange(email))
    store.send(.passwordDidChange(Password("密碼密碼密碼密碼")))
    #expect(store.state.canSignIn)
  }

  @Test func whileItIsUnderWayTheFormStaysAsItIs() async {
    let clock = TestClock()
    let asked = LockedCount()
    let service = SignInService { credentials in
      asked.increment()
      return try await SignInService.embedded.signIn(credentials)
    }
    let store = filledIn(signIn: service.delayed(by: .seconds(1), on: clock).signIn)
    store.send(.signIn)
    await store.wait { $0.status == .signingIn }
    let before = store.state
    for event in [SignIn.Event.signIn, .emailDidChange("b"), .passwordDidChange(.empty), .signOut] {
      store.send(event)
      #expect(store.state == before)
    }
    await clock.advance(by: .seconds(1))
    await store.wait { $0.status == .signedIn(name: "Ada Lovelace") }
    #expect(asked.value == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func cancellingEndsTheRequest() async {
    let (began, begin) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    let store = filledIn(signIn: { _ in
      begin.finish()
      defer { end.finish() }
      try await TestClock().sleep(for: .seconds(600))
      return ""
    })
    store.send(.signIn)
    await store.wait { $0.status == .signingIn }
    for await _ in began {}
    store.send(.cancel)
    await store.wait { $0.status == .idle && $0.canSignIn }
    await store.finish()
    for await _ in ended {}
    #expect(store.state.email == "ada@example.com")
  }
}
