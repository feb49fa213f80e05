import CaseKeyPaths
import IssueReporting
import MachineKit
import ReactiveCore
import Testing

/// Rule 3 and the kinds of effects.
@Suite struct EffectTests {
  struct State: Equatable {
    var page: Int?
    var number = 0
    var log: [String] = []
  }

  @CasePathable
  enum Event {
    case setPage(Int?)
    case setNumber(Int)
    case go
    case load(String)
    case loaded(String)
  }

  static var reducer: Reducer<State, Event> {
    Reducer { state, event in
      switch event {
      case .setPage(let page): state.page = page
      case .setNumber(let number): state.number = number
      case .go: state.log.append("go")
      case .load(let text): state.log.append("load \(text)")
      case .loaded(let text): state.log.append(text)
      }
    }
  }

  private struct Failure: Error {}

  @Test func onChangeLooksAtTheInitialStateSkipsEqualValuesAndIgnoresNil() {
    let store = Store(
      initial: State(page: 1),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.page) { page in Just(Event.loaded("page \(page)")) }
      }
    )
    store.send(.setPage(1))
    store.send(.setPage(nil))
    store.send(.setPage(2))
    store.send(.setPage(nil))
    store.send(.setPage(2))
    #expect(store.state.log == ["page 1", "page 2", "page 2"])
  }

  @Test func onChangeOfAValueThatIsNotOptional() {
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.number) { number in .loaded("number \(number)") }
      }
    )
    store.send(.setNumber(0))
    store.send(.setNumber(1))
    #expect(store.state.log == ["number 0", "number 1"])
  }

  @Test func onChangeOfAnOptionalNeverFiresOnNil() {
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.page) { _ in .loaded("fired") }
      }
    )
    store.send(.setPage(1))
    store.send(.setPage(nil))
    #expect(store.state.log == ["fired"])
  }

  /// Every kind of effect on every kind of feedback, in one body.
  @Test func everyKindOfEffectDelivers() async {
    func numbers(_ prefix: String) -> AsyncStream<Event> {
      AsyncStream { continuation in
        continuation.yield(.loaded("\(prefix) 1"))
        continuation.yield(.loaded("\(prefix) 2"))
        continuation.finish()
      }
    }
    func fails() async throws -> Event { throw Failure() }
    let store = Store(
      initial: State(page: 1),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.page) { Just(Event.loaded("change publisher \($0)")) }
        OnChange(of: \.page) { .loaded("change closure \($0)") }
        OnChange(of: \.page) { page -> Event? in page == 1 ? nil : .go }
        OnChange(of: \.page) { page in
          await Task.yield()
          return .loaded("change async \(page)")
        }
        OnChange(of: \.page) { _ in
          try await fails()
        } catch: { _ in
          .loaded("change caught")
        }
        OnChange(of: \.page) { page, send in
          await send(.loaded("change sent \(page)"))
        }
        OnChange(of: \.page) { page, send in
          _ = try await fails()
          await send(.loaded("never"))
        } catch: { _, send in
          await send(.loaded("change sent caught"))
        }
        OnChange(of: \.page) { numbers("change sequence \($0)") }
        OnEvent(\.load) { Just(Event.loaded("event publisher \($0)")) }
        OnEvent(\.load) { .loaded("event closure \($0)") }
        OnEvent(\.load) { text in
          await Task.yield()
          return .loaded("event async \(text)")
        }
        OnEvent(\.load) { text, send in await send(.loaded("event sent \(text)")) }
        OnEvent(\.load) { numbers("event sequence \($0)") }
        OnEvent(\.go) { .loaded("go closure") }
        OnEvent(\.go) {
          await Task.yield()
          return .loaded("go async")
        }
        OnStoreStart { Just(Event.loaded("start publisher")) }
        OnStoreStart { .loaded("start closure") }
        OnStoreStart { send in await send(.loaded("start sent")) }
      }
    )
    store.send(.load("x"))
    store.send(.go)
    await store.waitUntilIdle()
    #expect(
      Set(store.state.log) == [
        "change publisher 1", "change closure 1", "change async 1", "change caught", "change sent 1",
        "change sent caught", "change sequence 1 1", "change sequence 1 2", "load x", "event publisher x",
        "event closure x", "event async x", "event sent x", "event sequence x 1", "event sequence x 2", "go",
        "go closure", "go async", "start publisher", "start closure", "start sent",
      ]
    )
    #expect(store.state.log.count == 21)
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func anErrorThatIsNotCaughtIsReportedAtTheFeedback() async {
    let recorder = RecordingIssueReporter()
    let line = UInt(#line + 5)
    let store = withIssueReporters([recorder]) {
      Store(
        initial: State(),
        machine: Machine<State, Event> {
          OnEvent(\.go) { () async throws -> Event? in throw Failure() }
          OnEvent(\.load) { _ in throw CancellationError() }
        }
      )
    }
    store.send(.go)
    store.send(.load(""))
    await store.waitUntilIdle()
    #expect(recorder.issues.map(\.line) == [line])
    #expect(
      recorder.issues.first?.message.hasPrefix("OnEvent threw an error that it does not catch: Failure()")
        == true
    )
  }

  @Test func sideEffectsRunForEventsOnlyAndAreNotCancelledByLaterOnes() async {
    let seen = Shared<[String]>([])
    let latch = Latch()
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        SideEffect { state, _ in
          let number = state.number
          await latch.wait()
          seen.update { $0.append("\(number) \(Task.isCancelled)") }
        }
      }
    )
    #expect(store.effectsInFlight.isEmpty)
    store.send(.setNumber(1))
    store.send(.setNumber(2))
    #expect(store.effectsInFlight.count == 2)
    latch.open()
    await store.waitUntilIdle()
    #expect(Set(seen.value) == ["1 false", "2 false"])
  }

  private actor Analytics {
    var events: [Int] = []
    func track(_ event: NotSendableEvent, state: NotSendableState) {
      events.append(event.value + state.value)
    }
  }

  private struct NotSendableState {
    var value = 0
    var box = Box()
    final class Box {}
  }

  private struct NotSendableEvent {
    var value = 0
    var box = NotSendableState.Box()
  }

  @Test func aSideEffectCanHandItsValuesToAnActor() async {
    let analytics = Analytics()
    let store = Store(
      initial: NotSendableState(),
      machine: Machine<NotSendableState, NotSendableEvent> {
        Reducer { state, event in state.value += event.value }
        SideEffect { state, event in
          await analytics.track(event, state: state)
        }
      }
    )
    store.send(NotSendableEvent(value: 1))
    await store.waitUntilIdle()
    #expect(await analytics.events == [2])
  }
}
