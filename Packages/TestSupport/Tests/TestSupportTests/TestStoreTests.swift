import Foundation
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

  @Test func veryManyStatesCostBoundedMemory() async {
    #if THREAD_SANITIZER
      let (count, released) = (40_000, 16_383)  // it makes each take long
    #else
      let (count, released) = (1_000_000, 983_039)
    #endif
    final class Counted: Sendable {
      static let alive = LockedCount()
      init() { Counted.alive.increment() }
      deinit { Counted.alive.decrement() }
    }
    let store = TestStore(
      initial: Counted(),
      machine: Machine<Counted, Int> { Reducer { state, _ in state = Counted() } }
    )
    for number in 0..<count { store.send(number) }
    #expect(Counted.alive.value < 33_000)
    #expect(store.events.prefix(16).elementsEqual(0..<16))
    #expect(store.events.last == count - 1)
    #expect(store.events.count < 33_000)
    let messages = await issues { await store.wait(timeout: .milliseconds(1)) { _ in false } }
    let message = messages.first ?? ""
    #expect(message.split(separator: "\n").count == 37)
    #expect(message.contains("\n    … \(count - 31) states …\n"))
    #expect(
      message.hasSuffix("\n  \(released) of the states were let go of, and this wait may not have seen them.")
    )
  }

  @MainActor @Test func aWaitThatIsAlreadyTrueDoesNotSuspend() async {
    let store = store()
    store.send(1)
    var hasSuspended = false
    let other = Task { @MainActor in hasSuspended = true }
    await store.wait { $0.value == 1 }
    await store.finish()
    #expect(!hasSuspended)
    await other.value
  }

  @MainActor @Test func predicatesRunOnTheCallersActor() async {
    let store = store()
    var asked = 0
    let task = Task.detached { store.send(5) }
    await store.wait(timeout: .seconds(60)) { state in
      MainActor.assertIsolated()
      asked += 1
      return state.value == 5
    }
    #expect(asked > 0)
    await task.value
  }

  @Test func eachOfSeveralWaitsTakesTheCursorAsItIsWhenCalled() async {
    let store = store()
    await withTaskGroup(of: Void.self) { group in
      for value in 1...8 {
        group.addTask { await store.wait(timeout: .seconds(60)) { $0.value == value } }
      }
      group.addTask {
        for _ in 0..<8 {
          await Task.yield()
          store.send(1)
        }
      }
    }
    // The furthest of them counts.
    await store.wait { $0.value == 8 }
    let messages = await issues { await store.wait(timeout: .milliseconds(1)) { $0.value == 7 } }
    #expect(messages.count == 1)
  }

  @Test func aSendDuringAWaitOfAnotherTaskStillCounts() async {
    let store = store()
    let (waits, waiting) = AsyncStream.makeStream(of: Void.self)
    let other = Task {
      await store.wait(timeout: .seconds(60)) {
        waiting.yield()
        return $0.value == 1
      }
    }
    for await _ in waits { break }
    store.send(1)
    await other.value
    store.send(1)
    store.send(1)
    await store.wait { $0.value == 2 }
  }

  @Test func theEventsOfFeedbacksAreRecordedToo() async {
    let store = TestStore(
      initial: 0,
      machine: Machine<Int, Int> {
        Reducer { $0 = $1 }
        OnChange(of: \.self) { (number: Int) -> Int? in
          1...2 ~= number ? number + 1 : nil
        }
      }
    )
    store.send(1)
    #expect(store.events == [1, 2, 3])
    await store.finish()
  }

  private struct Endless: StateMachine {
    @StateMachineBuilder<Int, Int>
    var body: some StateMachine<Int, Int> {
      Reducer { $0 = $1 }
      OnEvent(matching: Self.number(of:), policy: .merge, fileID: "Movies/Movies.swift", line: 7) {
        (number: Int) async -> Int? in
        // swiftlint:disable:next DoNotWaitRealTime - waits to be cancelled
        try? await Task.sleep(for: .seconds(number == 1 ? 3_600 : 0))
        return nil
      }
    }

    private static func number(of event: Int) -> Int? { event }
  }

  private func endless() -> TestStore<Int, Int> {
    TestStore(initial: 0, machine: Endless())
  }

  @Test func finishListsTheEffectsThatDoNotEnd() async {
    let store = endless()
    store.send(1)
    store.send(2)
    let messages = await issues { await store.finish(timeout: .milliseconds(100)) }
    #expect(
      messages == [
        """
        finish() timed out after 100ms — an effect is still running.
          Effects in flight:
            OnEvent at Movies/Movies.swift:7
        """
      ]
    )
    let other = endless()
    other.send(2)
    await other.finish(timeout: .seconds(60))
  }

  @Test func theTimeoutReportNamesTheEffectsInFlight() async {
    let store = endless()
    store.send(1)
    let messages = await issues { await store.wait(timeout: .milliseconds(1)) { $0 == 2 } }
    #expect(
      messages == [
        """
        wait(until:) timed out after 1ms — predicate never satisfied.
          Last state: 1
          Observed trajectory:
            0
            1   ← stuck here; the mock never resolved?
          Effects in flight:
            OnEvent at Movies/Movies.swift:7
        """
      ]
    )
  }

  @Test func anEventThatIsNeitherSendableNorEquatable() async {
    final class Message {
      var text = "hello"
    }
    let store = TestStore(
      initial: "",
      machine: Machine<String, Message> {
        Reducer { $0 = $1.text }
        OnChange(of: \.self) { (text: String) -> Message? in
          guard text == "hello" else { return nil }
          let answer = Message()
          answer.text = "answer"
          return answer
        }
      }
    )
    store.send(Message())
    await store.wait { $0 == "hello" }
    await store.wait { $0 == "answer" }
    #expect(store.events.map(\.text) == ["hello", "answer"])
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

  @Test func timeoutsOfAnyLength() async {
    let store = store()
    let line = UInt(#line + 3)
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) {
      await store.wait(timeout: .nan) { _ in true }
      for timeout in [0, -1, -Double.infinity, -1e300] { await store.wait(timeout: timeout) { _ in false } }
      for timeout in [Duration.zero, .seconds(Int64.min), .seconds(-1)] {
        await store.wait(timeout: timeout) { _ in false }
        await store.finish(timeout: timeout)
      }
    }
    #expect(recorder.issues.first?.line == line)
    #expect(
      recorder.issues.first?.message
        == "wait(until:): a timeout is a number of seconds, and this one is not a number (nan)."
    )
    #expect(recorder.issues.count == 8)
    let sender = Task.detached {
      for _ in 1...3 {
        await Task.yield()
        store.send(1)
      }
    }
    await store.wait(timeout: .infinity) { $0.value == 1 }
    await store.wait(timeout: 1e300) { $0.value == 2 }
    await store.wait(timeout: .seconds(Int64.max) * 8) { $0.value == 3 }
    await store.finish(timeout: .seconds(Int64.max))
    await sender.value
  }

  @Test func aPredicateThatSendsDoesNotKeepTheWaitFromTimingOut() async {
    let store = store()
    let messages = await issues {
      await store.wait(timeout: .milliseconds(10)) { _ in
        store.send(1)
        return false
      }
    }
    #expect(messages.count == 1)
    #expect(store.state.value > 0)
  }

  @Test func statesThatComeFasterThanThePredicateDoNotKeepTheWaitFromTimingOut() async {
    let store = store()
    // On a thread of its own: tasks have few.
    let isOver = LockedValue(false)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    Thread.detachNewThread {
      while !isOver.value { store.send(1) }
      end.finish()
    }
    let messages = await issues {
      await store.wait(timeout: .milliseconds(10)) { state in
        for _ in 0..<10 where state.value < 0 { return true }
        return false
      }
    }
    isOver.value = true
    for await _ in ended {}
    #expect(messages.count == 1)
  }

  @Test func finishManyTimes() async {
    let store = endless()
    store.send(1)
    let messages = await issues {
      for _ in 1...3 { await store.finish(timeout: .milliseconds(1)) }
    }
    #expect(messages.count == 3)
    store.store.cancel()
    for _ in 1...3 { await store.finish() }
  }

  private enum Part: DependencyKey {
    struct Value: Sendable { var name = "live" }
    static let liveValue = Value()
  }

  @Test func aPartOfALiveValueIsReportedWhereItIsOverridden() async {
    let recorder = RecordingIssueReporter()
    let line = UInt(#line + 2)
    await withIssueReporters([recorder]) {
      _ = TestStore(initial: 0, machine: Machine<Int, Int> { Reducer { $0 = $1 } }) {
        $0[Part.self].name = "a"
      }
      let other = ExhaustiveTestStore(initial: 0, machine: Machine<Int, Int> { Reducer { $0 = $1 } }) {
        $0[Part.self].name = "a"
      }
      await other.finish()
    }
    #expect(recorder.issues.first?.line == line)
    #expect(recorder.issues.first?.message.contains("overrides a part of its live value") == true)
  }
}
