import CaseKeyPaths
import MachineKit
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

import class Dispatch.DispatchQueue

/// `OnChange(of:debounce:)` on virtual time.
@Suite struct DebounceTests {
  @CasePathable
  fileprivate enum Event {
    case type(String?)
    case found(String)
  }

  fileprivate struct State {
    var query: String?
    var log: [String] = []
  }

  fileprivate static var reducer: Reducer<State, Event> {
    Reducer { state, event in
      switch event {
      case .type(let query): state.query = query
      case .found(let text): state.log.append(text)
      }
    }
  }

  private let scheduler = DispatchQueue.test

  private func store(
    initial: State = State(),
    perform: @escaping (String) -> Event? = { .found($0) }
  ) -> Store<State, Event> {
    Store(
      initial: initial,
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.query, debounce: .milliseconds(300), scheduler: scheduler) { perform($0) }
      }
    )
  }

  @Test func nothingStartsBeforeTheValueHasStayedTheSameForTheInterval() {
    let store = store()
    store.send(.type("s"))
    scheduler.advance(by: .milliseconds(299))
    #expect(store.state.log == [])
    #expect(store.effectsInFlight.map(\.feedback) == ["OnChange"])
    scheduler.advance(by: .milliseconds(1))
    #expect(store.state.log == ["s"])
    #expect(store.effectsInFlight.isEmpty)
  }

  /// The longest and the shortest that there are; the clock is the system's.
  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min)])
  func anyIntervalCanBeAskedFor(_ interval: Duration) {
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.query, debounce: interval, scheduler: scheduler) { .found("on the scheduler: \($0)") }
        OnChange(of: \.query, debounce: interval) { .found("on the clock: \($0)") }
      }
    )
    store.send(.type("s"))
    scheduler.advance(by: .seconds(3_600))
    let isOver = interval < .zero
    #expect(store.state.log.contains("on the scheduler: s") == isOver)
    if !isOver { #expect(store.effectsInFlight.count == 2) }
    store.cancel()
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func everyChangeStartsTheIntervalAnew() {
    let store = store()
    for query in ["s", "sw", "swi", "swif"] {
      store.send(.type(query))
      scheduler.advance(by: .milliseconds(299))
    }
    #expect(store.state.log == [])
    #expect(store.effectsInFlight.count == 1)
    scheduler.advance(by: .milliseconds(1))
    #expect(store.state.log == ["swif"])
    scheduler.advance(by: .seconds(10))
    #expect(store.state.log == ["swif"])
  }

  @Test func otherEventsDoNotStartTheIntervalAnew() {
    let store = store()
    store.send(.type("s"))
    scheduler.advance(by: .milliseconds(200))
    store.send(.type("s"))
    store.send(.found("other"))
    scheduler.advance(by: .milliseconds(100))
    #expect(store.state.log == ["other", "s"])
  }

  @Test func theInitialValueWaitsToo() {
    let store = store(initial: State(query: "initial"))
    #expect(store.state.log == [])
    scheduler.advance(by: .milliseconds(300))
    #expect(store.state.log == ["initial"])
  }

  @Test func aValueThatComesBackStartsAgain() {
    let store = store()
    store.send(.type("a"))
    scheduler.advance(by: .milliseconds(300))
    store.send(.type("b"))
    scheduler.advance(by: .milliseconds(100))
    store.send(.type("a"))
    scheduler.advance(by: .milliseconds(300))
    #expect(store.state.log == ["a", "a"])
  }

  @Test func nilEndsTheWaiting() {
    let store = store()
    store.send(.type("s"))
    scheduler.advance(by: .milliseconds(200))
    store.send(.type(nil))
    #expect(store.effectsInFlight.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(store.state.log == [])
  }

  @Test func theEndOfTheStoreEndsTheWaitingAndKeepsNothing() {
    final class Payload {}
    weak var weakPayload: Payload?
    let started = Shared(0)
    do {
      let payload = Payload()
      weakPayload = payload
      let store = store { [payload] _ in
        withExtendedLifetime(payload) { started.update { $0 += 1 } }
        return nil
      }
      store.send(.type("s"))
    }
    // The scheduler still has its work, and nothing else.
    #expect(weakPayload == nil)
    scheduler.advance(by: .seconds(1))
    #expect(started.value == 0)
  }

  @Test func aChangeCancelsTheEffectThatRuns() {
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.query, debounce: .milliseconds(300), scheduler: scheduler) { query in
          Just(Event.found(query)).delay(for: .seconds(1), scheduler: scheduler)
        }
      }
    )
    store.send(.type("slow"))
    scheduler.advance(by: .milliseconds(1_200))
    store.send(.type("next"))
    scheduler.advance(by: .milliseconds(1_299))
    #expect(store.state.log == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(store.state.log == ["next"])
  }

  /// With another policy a change ends only what waits.
  @Test func withAnotherPolicyWhatRunsGoesOn() {
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.query, policy: .merge, debounce: .milliseconds(300), scheduler: scheduler) { query in
          Just(Event.found(query)).delay(for: .seconds(1), scheduler: scheduler)
        }
      }
    )
    store.send(.type("slow"))
    scheduler.advance(by: .milliseconds(400))
    store.send(.type("never"))
    scheduler.advance(by: .milliseconds(200))
    store.send(.type("next"))
    scheduler.advance(by: .seconds(2))
    #expect(store.state.log == ["slow", "next"])
  }

  /// Without a clock the real one measures.
  @Test func theClockNeedNotBeGiven() {
    let store = Store(
      initial: State(query: "q"),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.query, debounce: .seconds(1_000)) { .found($0) }
        OnChange(of: \.log.count, debounce: .seconds(1_000)) { _, send in await send(.found("")) }
      }
    )
    #expect(store.effectsInFlight.count == 2)
    store.send(.type(nil))
    #expect(store.effectsInFlight.count == 1)
  }

  @Test func onAClock() async {
    let clock = TestClock()
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.query, debounce: .milliseconds(300), clock: clock) { query in
          try await clock.sleep(for: .milliseconds(100))
          return .found(query)
        }
      },
      taskExecutor: clock.executor
    )
    store.send(.type("a"))
    await clock.advance(by: .milliseconds(299))
    store.send(.type("b"))
    await clock.advance(by: .milliseconds(399))
    #expect(store.state.log == [])
    await clock.advance(by: .milliseconds(1))
    #expect(store.state.log == ["b"])
    store.send(.type("c"))
    await clock.advance(by: .milliseconds(350))
    store.send(.type(nil))
    await clock.advance(by: .seconds(1), expectsSleeper: false)
    #expect(store.state.log == ["b"])
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func everyKindOfEffectCanWait() async {
    func events(_ text: String) -> AsyncStream<Event> {
      AsyncStream { continuation in
        continuation.yield(.found(text))
        continuation.finish()
      }
    }
    struct Failure: Error {}
    let clock = TestClock()
    let store = Store(
      initial: State(query: "q"),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.query, debounce: .seconds(1), clock: clock) { Just(Event.found("publisher \($0)")) }
        OnChange(of: \.query, debounce: .seconds(1), clock: clock) { .found("closure \($0)") }
        OnChange(of: \.query, debounce: .seconds(1), clock: clock) { query in
          await Task.yield()
          return .found("async \(query)")
        }
        OnChange(of: \.query, debounce: .seconds(1), clock: clock) { query in
          throw Failure()
        } catch: { _ in
          .found("caught")
        }
        OnChange(of: \.query, debounce: .seconds(1), clock: clock) { query, send in
          await send(.found("sent \(query)"))
        }
        OnChange(of: \.query, debounce: .seconds(1), clock: clock) { events("sequence \($0)") }
        OnChange(of: \.query?.count, debounce: .seconds(1), scheduler: scheduler) { .found("count \($0)") }
        OnChange(of: \.log.count, debounce: .seconds(1), scheduler: scheduler) { count in
          count < 100 ? .found("log") : nil
        }
      },
      taskExecutor: clock.executor
    )
    await clock.advance(by: .milliseconds(999))
    #expect(store.state.log == [])
    await clock.advance(by: .milliseconds(1))
    await store.waitForEffects(otherThan: 2)
    let expected = ["async q", "caught", "closure q", "publisher q", "sent q", "sequence q"]
    #expect(store.state.log.sorted() == expected)
    // What the first appends to the log puts the second off.
    scheduler.advance(by: .seconds(2))
    #expect(Set(store.state.log) == Set(expected + ["count 1", "log"]))
  }
}

extension Store {
  /// Waits until no more than some effects are running.
  fileprivate func waitForEffects(otherThan count: Int) async {
    while effectsInFlight.count > count { await Task.yield() }
  }
}
