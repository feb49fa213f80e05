import CaseKeyPaths
import IssueReporting
import MachineKit
import TestSupport
import Testing

@CasePathable private enum Fetching: Equatable {
  case fetch
  case failed(String)
}

/// Journeys that go as asserted.
@Suite struct JourneyTests {
  private func store(
    find: @escaping (String) async -> String = { "found \($0)" }
  ) -> ExhaustiveTestStore<Journey.State, Journey.Event> {
    ExhaustiveTestStore(initial: Journey.State(), machine: Journey(find: find))
  }

  @Test func theStateIsTheOneRightAfterTheEventsReducers() async {
    let store = store()
    await store.send(.chain(2)) { $0.count = 2 }
    #expect(store.state.count == 2)
    await store.receive(.chain(1)) { $0.count = 1 }
    await store.receive(\.chain) { $0.count = 0 }
  }

  @Test func everyWayToMatch() async {
    let store = store()
    await store.send(.type("a")) { $0.query = "a" }
    await store.receive(.found("at once a")) { $0.found = ["at once a"] }
    await store.send(.type("b")) { $0.query = "b" }
    await store.receive(\.found) { $0.found.append("at once b") }
    await store.send(.type("c")) { $0.query = "c" }
    await store.receive(\.found, "at once c") { $0.found.append("at once c") }
    await store.send(.type("d")) { $0.query = "d" }
    await store.receive(where: { $0 == .found("at once d") }) { $0.found.append("at once d") }
    await store.finish()
  }

  @Test func asynchronousEffects() async {
    let store = store()
    await store.send(.find)
    await store.receive(.found("found later")) { $0.found = ["found later"] }
  }

  @Test func anErrorThatCatchMakesAnEventOfIsReceived() async {
    struct Refused: Error {}
    let store = ExhaustiveTestStore(
      initial: "",
      machine: Machine<String, Fetching> {
        Reducer { state, event in
          if case .failed(let text) = event { state = text }
        }
        OnEvent(\.fetch) { () async throws -> Fetching in
          await Task.yield()
          throw Refused()
        } catch: { error in
          .failed("\(error)")
        }
      }
    )
    await store.send(.fetch)
    await store.receive(.failed("Refused()")) { $0 = "Refused()" }
    await store.finish()
  }

  @Test func aCancelledEffectsEventIsNotHeld() async {
    let store = store()
    await store.send(.type("a")) { $0.query = "a" }
    await store.skipReceivedEvents()
    await store.send(.type("b")) { $0.query = "b" }
    await store.receive(.found("at once b")) { $0.found = ["at once a", "at once b"] }
  }

  @MainActor @Test func methodsRunOnTheCallersActor() async {
    var log: [String] = []
    let store = ExhaustiveTestStore(
      initialState: Journey.State(),
      reducer: {
        Journey { text in
          MainActor.assertIsolated()
          await Task.yield()
          log.append("asked for \(text)")
          return text
        }
      }
    )
    await store.send(.count(1)) {
      MainActor.assertIsolated()
      log.append("asserted")
      $0.count = 1
    }
    await store.send(.find)
    await store.receive(\.found) {
      MainActor.assertIsolated()
      $0.found = ["later"]
    }
    #expect(log == ["asserted", "asked for later"])
    await store.finish()
    MainActor.assertIsolated()
  }

  @Test func anEffectThatEndsAfterItsLastEventIsNoFailure() async {
    for _ in 0..<100 {
      let store = ExhaustiveTestStore(
        initial: 0,
        machine: Machine<Int, Int> {
          Reducer { $0 = $1 }
          OnEvent(matching: { (event: Int) in event == 1 ? event : nil }) { _, send in
            await send(2)
            for _ in 0..<10 { await Task.yield() }
          }
        }
      )
      await store.send(1) { $0 = 1 }
      await store.receive(2) { $0 = 2 }
    }
  }

  /// However long it takes: only an effect that waits for something else is given up.
  @Test func anEffectThatHasYetToHaveItsTurnIsNoFailure() async {
    let store = ExhaustiveTestStore(
      initial: 0,
      machine: Machine<Int, Int> {
        Reducer { $0 = $1 }
        OnEvent(matching: { (event: Int) in event }) { _ -> Int? in
          for _ in 0..<20_000 { await Task.yield() }
          return nil
        }
      }
    )
    store.timeout = .milliseconds(1)
    await store.send(1) { $0 = 1 }
  }

  @Test func skippedEffectsAreCancelled() async {
    let ended = LockedValue<[Bool]>([])
    let store = ExhaustiveTestStore(
      initial: 0,
      machine: Machine<Int, Int> {
        Reducer { $0 = $1 }
        OnEvent(matching: { (event: Int) in event == 1 ? event : nil }) { _, send in
          await send(2)
          // swiftlint:disable:next DoNotWaitRealTime - waits to be cancelled
          try? await Task.sleep(for: .seconds(3_600))
          ended.append(Task.isCancelled)
          await send(3)
        }
      }
    )
    await store.send(1) { $0 = 1 }
    await store.receive(2) { $0 = 2 }
    await store.skipInFlightEffects()
    #expect(store.store.effectsInFlight.isEmpty)
    await store.finish()
    while ended.value.isEmpty { await Task.yield() }
    #expect(ended.value == [true])
  }

  @Test func effectsThatFollowOneAnotherOnOtherThreads() async {
    for _ in 0..<50 {
      let (permissions, permission) = AsyncStream.makeStream(of: Void.self)
      let store = ExhaustiveTestStore(
        initial: [Int](),
        machine: Machine<[Int], Int> {
          Reducer { $0.append($1) }
          OnEvent(matching: { (event: Int) in event < 10 ? event : nil }, policy: .queue) { value in
            for await _ in permissions { break }
            return value + 10
          }
        }
      )
      await store.send(1) { $0.append(1) }
      await store.send(2) { $0.append(2) }
      permission.yield()
      await store.receive(11) { $0.append(11) }
      permission.yield()
      await store.receive(12) { $0.append(12) }
    }
  }

  @Test func eventsOfTheStart() async {
    let store = ExhaustiveTestStore(
      initialState: 0,
      reducer: {
        Machine<Int, Int> {
          Reducer { $0 = $1 }
          OnChange(of: \.self) { $0 < 2 ? $0 + 1 : nil }
        }
      }
    )
    #expect(store.state == 0)
    await store.receive(1) { $0 = 1 }
    await store.receive(2) { $0 = 2 }
    await store.finish()
  }

  private enum Greeting: DependencyKey {
    static let liveValue = "live"
    static let testValue = "test"
  }

  private struct Greeter: StateMachine {
    @Dependency(Greeting.self) var greeting

    @StateMachineBuilder<[String], String>
    var body: some StateMachine<[String], String> {
      Reducer { state, event in state.append("\(event) reduced with \(greeting)") }
      OnEvent(matching: { (event: String) in event == "go" ? event : nil }) { _ in
        await Task.yield()
        return "made with \(greeting)"
      }
    }
  }

  @Test func overridesReachTheStateTheReducersAndTheEffects() async {
    let store = ExhaustiveTestStore(
      initialState: ["made with \(Dependency(Greeting.self).wrappedValue)"],
      reducer: { Greeter() },
      withDependencies: { $0[Greeting.self] = "overridden" }
    )
    #expect(store.state == ["made with overridden"])
    await store.send("go") { $0.append("go reduced with overridden") }
    await store.receive("made with overridden") {
      $0.append("made with overridden reduced with overridden")
    }
    let other = ExhaustiveTestStore(initial: [], machine: Greeter())
    await other.send("go") { $0 = ["go reduced with test"] }
    await other.receive("made with test") { $0.append("made with test reduced with test") }
  }

  @Test func aTestClockThatIsADependencyDrivesTheEffectsExactly() async {
    for _ in 0..<20 {
      let clock = TestClock()
      let store = ExhaustiveTestStore(
        initialState: 0,
        reducer: { Ticker() },
        withDependencies: { $0.continuousClock = clock }
      )
      await store.send(.start)
      await clock.advance(by: .seconds(2))
      await store.receive(.tick) { $0 = 1 }
      await store.receive(.tick) { $0 = 2 }
      await clock.advance(by: .seconds(1))
      await store.receive(.tick) { $0 = 3 }
      await store.finish()
    }
  }

  private struct Ticker: StateMachine {
    enum Event { case start, tick }
    @Dependency(\.continuousClock) var clock

    @StateMachineBuilder<Int, Event>
    var body: some StateMachine<Int, Event> {
      Reducer { state, event in if event == .tick { state += 1 } }
      OnEvent(matching: { (event: Event) in event == .start ? event : nil }) { _, send in
        for _ in 1...3 {
          try await clock.sleep(for: .seconds(1))
          await send(.tick)
        }
      }
    }
  }
}
