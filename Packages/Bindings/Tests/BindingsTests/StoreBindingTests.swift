import Bindings
import CaseKeyPaths
import Composition
import Dispatch
import MachineKit
import Observation
import ReactiveCore
import Testing

/// A form's machine.
private struct SignIn: StateMachine {
  struct State: Equatable {
    var email = ""
    var password = ""
    var attempts = 0
    var counter = Counter.State()
  }

  @CasePathable
  enum Event {
    case signIn
    case emailDidChange(String)
    case passwordDidCange(String)
    case counter(Counter.Event)
  }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .signIn: state.attempts += 1
      case .emailDidChange(let email): state.email = email
      case .passwordDidCange(let password): state.password = password
      case .counter: break
      }
    }
    Scope(state: \.counter, event: \.counter) { Counter() }
  }
}

private struct Counter: StateMachine {
  struct State: Equatable { var count = 0 }
  enum Event { case increment }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, _ in state.count += 1 }
  }
}

/// A view without a toolkit.
private struct SignInView {
  @StoreBinding<SignIn.State, SignIn.Event> var state: SignIn.State

  init(store: Store<SignIn.State, SignIn.Event>) {
    self._state = StoreBinding(store)
  }

  var email: Binding<String> { $state.binding(for: \.email, event: SignIn.Event.emailDidChange) }
  var press: () -> Void { $state.action(for: .signIn) }
}

@Suite struct StoreBindingTests {
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
    var box = (name: "a", count: 1)
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

  @Test @MainActor func anUpdateOnTheMainActorIsRenderedAtOnceAndEqualStatesAreNot() {
    var frames: [Int] = []
    let rendering = StoreBinding(store).render { frames.append($0.attempts) }
    store.send(.signIn)
    store.send(.emailDidChange(""))
    #expect(frames == [0, 1])
    rendering.cancel()
    store.send(.signIn)
    #expect(frames == [0, 1])
  }

  @Test @MainActor func updatesFromElsewhereComeToTheMainActorCoalesced() async {
    var frames: [Int] = []
    let store = store
    let rendering = StoreBinding(store).render { frames.append($0.attempts) }
    // The main actor is held until all are sent, so they make one turn.
    DispatchQueue.global().sync { for _ in 0..<100 { store.send(.signIn) } }
    #expect(frames == [0])
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(frames == [0, 100])
    rendering.cancel()
  }

  @Test @MainActor func aStoreReleasedWhileARenderIsPending() async {
    var frames = 0
    var store: Store? = Store(initial: SignIn.State(), machine: SignIn())
    weak let weakStore = store
    let rendering = StoreBinding(store!).render { _ in frames += 1 }
    DispatchQueue.global().sync { [store] in store?.send(.signIn) }
    store = nil
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(weakStore == nil)
    #expect(frames == 2)
    rendering.cancel()
  }
}

@Suite struct ObservableStoreTests {
  @Test func onlyReadersOfWhatChangesAreTold() {
    let store = Store(initial: SignIn.State(), machine: SignIn())
    let model = ObservableStore(store)
    let told = Told()
    withObservationTracking {
      _ = model.attempts
    } onChange: {
      told.tell("attempts")
    }
    withObservationTracking {
      _ = model.email
    } onChange: {
      told.tell("email")
    }
    model.send(.emailDidChange("a"))
    #expect(told.names == ["email"])
    model.send(.signIn)
    #expect(told.names == ["email", "attempts"])
    #expect(model.email == "a")
    #expect(model.attempts == 1)
  }

  private final class Told: @unchecked Sendable {
    var names: [String] = []
    func tell(_ name: String) { names.append(name) }
  }
}
