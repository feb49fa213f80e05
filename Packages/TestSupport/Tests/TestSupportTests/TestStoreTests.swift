import IssueReporting
import MachineKit
import ReactiveCore
import TestSupport
import Testing

@Suite struct TestStoreTests {
  private struct Count: StateMachine {
    struct State {
      var value = 0
      /// Neither Equatable nor Sendable.
      var box = Box()
      final class Box {}
    }

    @StateMachineBuilder<State, Int>
    var body: some StateMachine<State, Int> {
      Reducer { state, amount in state.value += amount }
    }
  }

  private func store() -> TestStore<Count.State, Int> {
    TestStore(initial: Count.State(), machine: Count())
  }

  private func issues(_ operation: () async -> Void) async -> [String] {
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) { await operation() }
    return recorder.issues.map(\.message)
  }

  @Test func beforeAnySendTheInitialStateIsACandidate() async {
    await store().wait { $0.value == 0 }
  }

  @Test func aStateThatHasComeAndGoneSinceTheSendStillCounts() async {
    let store = store()
    store.send(1)
    store.send(1)
    store.send(1)
    await store.wait { $0.value == 1 }
    await store.wait { $0.value == 2 }
    await store.wait { $0.value == 2 }
    await store.wait { $0.value == 3 }
  }

  @Test func aStateFromBeforeTheSendNeverCounts() async {
    let store = store()
    store.send(1)
    await store.wait { $0.value == 1 }
    store.send(1)
    let messages = await issues { await store.wait(timeout: .milliseconds(1)) { $0.value == 1 } }
    #expect(messages.count == 1)
    await store.wait { $0.value == 2 }
  }

  @Test func waitsEnforceAnOrder() async {
    let store = store()
    store.send(1)
    store.send(1)
    await store.wait { $0.value == 2 }
    let messages = await issues { await store.wait(timeout: .milliseconds(1)) { $0.value == 1 } }
    #expect(messages.count == 1)
  }

  @Test func aPredicateThatThrowsFailsTheTest() async {
    struct Failure: Error {}
    let messages = await issues { await store().wait { _ in throw Failure() } }
    #expect(messages == ["wait(until:): the predicate threw an error: Failure()"])
  }

  @Test func cancellingTheTestsTaskEndsTheWaitWithoutAFailure() async {
    let store = store()
    let messages = await issues {
      let task = Task { await store.wait(timeout: .seconds(3_600)) { $0.value == 1 } }
      task.cancel()
      await task.value
    }
    #expect(messages.isEmpty)
  }

  @Test func waitResumesOnTheUpdateOfAnotherThread() async {
    let store = store()
    let task = Task.detached { store.send(5) }
    await store.wait(timeout: .seconds(60)) { $0.value == 5 }
    await task.value
  }

  @Test func aLongTrajectoryIsElidedInTheMiddle() async {
    let store = store()
    for _ in 0..<1_000 { store.send(1) }
    let messages = await issues { await store.wait(timeout: .milliseconds(1)) { $0.value < 0 } }
    let lines = messages.first?.split(separator: "\n") ?? []
    #expect(lines.count == 36)
    #expect(messages.first?.contains("… 969 states …") == true)
  }

  @Test func theStatesOfTheStartAreRecordedToo() async {
    let store = TestStore(
      initial: 0,
      machine: Machine<Int, Int> {
        Reducer { $0 = $1 }
        OnChange(of: \.self) { $0 < 2 ? $0 + 1 : nil }
      }
    )
    await store.wait { $0 == 0 }
    await store.wait { $0 == 1 }
    await store.wait { $0 == 2 }
  }

  private enum Greeting: DependencyKey {
    static let liveValue = "live"
    static let testValue = "test"
  }

  private struct Greeter: StateMachine {
    @Dependency(Greeting.self) var greeting

    @StateMachineBuilder<[String], Void>
    var body: some StateMachine<[String], Void> {
      Reducer { state, _ in state.append("reduced with \(greeting)") }
    }
  }

  @Test func theMachineIsMadeAndRunInsideTheOverrides() {
    let store = TestStore(initial: [String](), machine: Greeter()) {
      $0[Greeting.self] = "overridden"
    }
    store.send(())
    #expect(store.state == ["reduced with overridden"])
    let other = TestStore(initial: [String](), machine: Greeter())
    other.send(())
    #expect(other.state == ["reduced with test"])
  }
}
