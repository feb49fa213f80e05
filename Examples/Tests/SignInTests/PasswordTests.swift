import Bindings
import IssueReporting
import MachineKit
import StateDump
import TestSupport
import Testing

@testable import SignInFeature

/// A password is shown nowhere.
@Suite struct PasswordTests {
  private static let secret = "hunter2hunter2"
  private static let other = "correct horse"
  private let password = Password(secret)

  private var state: SignIn.State {
    var state = SignIn.State()
    state.email = "ada@example.com"
    state.password = password
    return state
  }

  private func expectHidden(
    _ text: String,
    mentionsPassword: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!text.contains("hunter") && !text.contains("horse"), sourceLocation: sourceLocation)
    if mentionsPassword {
      #expect(text.contains("Password(redacted)"), sourceLocation: sourceLocation)
    }
  }

  @Test func itIsKeptAndHandedOutOnRequest() {
    #expect(password.reveal { $0 } == Self.secret)
    #expect(password == Password(Self.secret) && password != Password(Self.other))
    #expect(password.count == 14 && !password.isEmpty && Password.empty.isEmpty)
  }

  @Test func descriptionsHideIt() {
    expectHidden("\(password)")
    expectHidden(String(reflecting: password))
    expectHidden("\([password])")
    expectHidden("\(state)")
    expectHidden(String(reflecting: state))
    expectHidden("\(SignIn.Event.passwordDidChange(password))")
    #expect(
      "\(Credentials(email: "ada@example.com", password: password))"
        == #"Credentials(email: "ada@example.com", password: Password(redacted))"#
    )
    expectHidden("\(Optional(password) as Any)")
  }

  @Test func dumpsHideIt() {
    var text = ""
    dump(state, to: &text)
    expectHidden(text)
    expectHidden(String(customDumping: password))
    expectHidden(String(customDumping: state))
    expectHidden(String(customDumping: SignIn.Event.passwordDidChange(password)))
    expectHidden(String(customDumping: [Credentials(email: "a@b.c", password: password)]))
    #expect(
      String(customDumping: state) == """
        SignIn.State(
          email: "ada@example.com",
          password: Password(redacted),
          status: .idle
        )
        """
    )
  }

  @Test func mirrorsHideIt() {
    func leaves(_ value: Any) -> [String] {
      let children = Mirror(reflecting: value).children
      return children.isEmpty ? ["\(value)"] : children.flatMap { leaves($0.value) }
    }
    #expect(Mirror(reflecting: password).children.isEmpty)
    #expect(leaves(state) == ["ada@example.com", "Password(redacted)", "idle"])
  }

  @Test func theLengthIsHiddenToo() {
    #expect(String(customDumping: Password.empty) == String(customDumping: password))
  }

  @Test func diffsHideIt() {
    var changed = state
    changed.password = Password(Self.other)
    expectHidden(diff(state, changed) ?? "", mentionsPassword: false)
    expectHidden(diff(password, Password(Self.other)) ?? "", mentionsPassword: false)
    changed.email = "byron@example.com"
    let text = diff(state, changed) ?? ""
    expectHidden(text, mentionsPassword: false)
    #expect(text.contains("byron"))
  }

  // MARK: - Failing tests

  /// The messages of a test that fails.
  private func failures(of test: () async throws -> Void) async -> String {
    let messages = LockedValue<[String]>([])
    await withExpectedIssue(matching: { issue in
      messages.append(issue.message)
      return true
    }) {
      try await test()
    }
    #expect(!messages.value.isEmpty)
    return messages.value.joined(separator: "\n")
  }

  @Test func aTimeoutHidesIt() async {
    let text = await failures {
      let store = TestStore(
        initial: SignIn.State(),
        machine: SignIn(signIn: { _ in
          try await TestClock().sleep(for: .seconds(600))
          return ""
        })
      )
      store.send(.emailDidChange("ada@example.com"))
      store.send(.passwordDidChange(Password(Self.other)))
      store.send(.passwordDidChange(password))
      store.send(.signIn)
      await store.wait(timeout: .zero) { $0.status == .idle && $0.email == "" }
      await store.finish(timeout: .zero)
    }
    expectHidden(text)
    #expect(text.contains("signingIn") && text.contains("still running"))
  }

  @Test func aWrongJourneyHidesIt() async {
    let text = await failures {
      let store = ExhaustiveTestStore(initialState: state) {
        SignIn(signIn: SignInService.embedded.signIn)
      }
      await store.send(.passwordDidChange(Password(Self.other))) { $0.password = Password("horse") }
      await store.send(.signIn)
      await store.receive(.passwordDidChange(password))
      await store.send(.passwordDidChange(password))
      await store.finish()
    }
    expectHidden(text)
  }

  @Test func comparisonsHideIt() async {
    var changed = state
    changed.password = Password(Self.other)
    let text = await failures { [changed] in
      expectNoDifference(state, changed)
      expectNoDifference(password, Password(Self.other))
    }
    expectHidden(text, mentionsPassword: false)
  }

  @Test func anErrorOfTheServiceDoesNotSayIt() {
    for error in [SignInError.wrongCredentials, .unreachable] {
      expectHidden("\(error)", mentionsPassword: false)
    }
  }

  @Test func bindingsEditIt() {
    let store = Store(initial: state, machine: SignIn(signIn: { _ in "" }))
    let binding = StoreBinding(store).binding(for: \.password, event: SignIn.Event.passwordDidChange)
    binding.wrappedValue = Password(Self.other)
    #expect(store.state.password == Password(Self.other))
    expectHidden("\(binding.wrappedValue)")
  }
}
