import Bindings
import Composition
import IssueReporting
import MachineKit
import Testing

@Suite @MainActor struct StoreBindingTests {
  private let store = Store(initial: SignIn.State(), machine: SignIn())

  @Test func readsTheLatestStateAndSends() {
    let view = SignInView(store: store)
    view.email.wrappedValue = "blob@example.com"
    view.press()
    view.$state.send(.passwordDidCange("secret"))
    #expect(view.state.email == "blob@example.com")
    #expect(view.email.wrappedValue == "blob@example.com")
    #expect(view.state.attempts == 1)
    #expect(view.state.password == "secret")
  }

  @Test func aBindingWithAConstantEvent() {
    let binding = StoreBinding(store).binding(for: \.attempts, event: .signIn)
    binding.wrappedValue = 100
    #expect(binding.wrappedValue == 1)
  }

  @Test func bindingsMapAndReachIntoTheirValue() {
    let email = SignInView(store: store).email
    let length = email.map(get: \.count, set: { String(repeating: "x", count: $0) })
    length.wrappedValue = 3
    #expect(store.state.email == "xxx")
    nonisolated(unsafe) var box = (name: "a", count: 1)
    let whole = Binding(get: { box }, set: { box = $0 })
    whole.count.wrappedValue = 5
    #expect(box.count == 5)
    #expect(Binding.constant(4).wrappedValue == 4)
  }

  @Test func aScopedBindingDrivesTheChild() {
    let child = StoreBinding(store).scoped(to: \.counter, event: \.counter)
    child.send(.increment)
    #expect(child.wrappedValue.count == 1)
    #expect(store.state.counter.count == 1)
  }

  @Test func whatIsSetAfterTheChildHasGoneIsIgnoredAndReported() throws {
    store.send(.showDetails(true))
    let details = try #require(StoreBinding(store).scoped(to: \.details, event: \.details))
    let count = details.binding(for: \.count, event: .increment)
    count.wrappedValue = 1
    #expect(count.wrappedValue == 1)
    store.send(.showDetails(false))
    withExpectedIssue(matching: { $0.message.hasPrefix("IfLet at BindingsTests/SignIn.swift") }) {
      count.wrappedValue = 2
    }
    #expect(count.wrappedValue == 1)
    #expect(store.state.details == nil)
    #expect(StoreBinding(store).scoped(to: \.details, event: \.details) == nil)
  }
}
