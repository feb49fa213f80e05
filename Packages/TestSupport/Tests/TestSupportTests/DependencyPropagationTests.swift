import Dispatch
import IssueReporting
import MachineKit
import ReactiveCore
import ReactiveFoundation
import TestSupport
import Testing

/// The values that a store is made with reach all its effects, on whatever thread, and no other store.
@Suite struct DependencyPropagationTests {
  private enum Name: DependencyKey {
    static let liveValue = "live"
    static let testValue = "test"
  }

  private struct Worker: StateMachine {
    @Dependency(Name.self) var name

    enum Event { case start, done(String) }

    @StateMachineBuilder<[String], Event>
    var body: some StateMachine<[String], Event> {
      Reducer { state, event in
        @Dependency(Name.self) var local
        if case .done(let text) = event { state.append("\(text) \(local)") }
      }
      OnEvent(matching: Self.isStart) { _, send in
        @Dependency(Name.self) var local
        await Task.yield()
        await send(.done("task \(name) \(local)"))
        let child = Task { name }
        await send(.done("child task \(await child.value)"))
      }
      OnEvent(matching: Self.isStart) { _ in
        Just(()).receive(on: DispatchQueue.global()).map { Event.done("queue \(name)") }
      }
      OnEvent(matching: Self.isStart) { _ -> Event? in
        @Dependency(Name.self) var local
        return .done("at once \(local)")
      }
      SideEffect(synchronous: { _, event in
        if case .start = event { spy.append("side effect \(name)") }
      })
    }

    let spy: LockedValue<[String]>

    private static func isStart(_ event: Event) -> Bool? {
      if case .start = event { return true }
      return nil
    }
  }

  private func run(_ name: String) async {
    let spy = LockedValue<[String]>([])
    let store = TestStore(initial: [String](), machine: Worker(spy: spy)) { $0[Name.self] = name }
    store.send(.start)
    await store.wait(timeout: .seconds(60)) { $0.count == 4 }
    #expect(
      store.state.sorted() == [
        "at once \(name) \(name)", "child task \(name) \(name)", "queue \(name) \(name)",
        "task \(name) \(name) \(name)",
      ]
    )
    #expect(spy.value == ["side effect \(name)"])
  }

  @Test func theValuesOfAStoreReachItsEffectsOnEveryThread() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 { group.addTask { await run("store \(number)") } }
    }
  }

  @Test func aStoreSentToFromElsewhereKeepsItsValues() async {
    let store = TestStore(initial: [String](), machine: Worker(spy: LockedValue([]))) {
      $0[Name.self] = "its own"
    }
    await withDependencies {
      $0[Name.self] = "the sender's"
    } operation: {
      await Task.detached { store.send(.start) }.value
    }
    await store.wait(timeout: .seconds(60)) { $0.count == 4 }
    #expect(store.state.allSatisfy { $0.hasSuffix("its own") })
  }

  private struct Clocked: StateMachine {
    @Dependency(\.continuousClock) var clock
    @Dependency(\.mainQueue) var mainQueue

    @StateMachineBuilder<[String], String>
    var body: some StateMachine<[String], String> {
      Reducer { $0.append($1) }
      OnEvent(matching: Self.isStart) { _, send in
        for number in 1...3 {
          try await clock.sleep(for: .seconds(1))
          await send("slept \(number)")
        }
      }
      OnEvent(matching: Self.isStart) { _ in
        Just("delayed").delay(for: .seconds(2), scheduler: mainQueue)
      }
    }

    private static func isStart(_ event: String) -> Bool? { event == "start" ? true : nil }
  }

  @Test func aTestClockAndAQueueThatAreDependencies() async {
    for _ in 0..<20 {
      let (clock, queue) = (TestClock(), DispatchQueue.test)
      let store = TestStore(initial: [String](), machine: Clocked()) {
        $0.continuousClock = clock
        $0.mainQueue = queue.eraseToAnyScheduler()
      }
      store.send("start")
      await clock.advance(by: .seconds(2))
      #expect(store.state == ["start", "slept 1", "slept 2"])
      queue.advance(by: .seconds(2))
      #expect(store.state == ["start", "slept 1", "slept 2", "delayed"])
      await clock.advance(by: .seconds(1))
      #expect(store.state.last == "slept 3")
      await store.finish()
    }
  }

  @Test func aClockGivenThroughTheMachinesInitializer() async {
    for _ in 0..<20 {
      let clock = TestClock()
      let store = TestStore(
        initial: 0,
        machine: Machine<Int, Int> {
          Reducer { $0 = $1 }
          OnChange(of: \.self) { (number: Int) async throws -> Int? in
            try await clock.sleep(for: .seconds(1))
            return number < 5 ? number + 1 : nil
          }
        },
        clock: clock
      )
      await clock.advance(by: .seconds(5))
      #expect(store.state == 5)
      await clock.advance(by: .seconds(1))
      await store.finish()
    }
  }
}
