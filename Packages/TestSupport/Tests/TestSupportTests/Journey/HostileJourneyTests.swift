import IssueReporting
import MachineKit
import Testing

@testable import TestSupport

/// Journeys that try to hang the test, to crash it, or to pass or fail it without a word.
@Suite struct HostileJourneyTests {
  private func issues(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async -> Void
  ) async -> [RecordedIssue] {
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) { await operation() }
    return recorder.issues
  }

  // MARK: Timeouts

  @Test func timeoutsOfAnyLength() async {
    let all = await failures { store in
      for timeout in [Duration.zero, .seconds(-1), .seconds(Int64.min)] {
        await store.receive(.found("x"), timeout: timeout)
        await store.finish(timeout: timeout)
      }
      for timeout in [Duration.seconds(Int64.max), .seconds(Int64.max) * 8] {
        await store.send(.find)
        await store.receive(\.found, timeout: timeout) { $0.found.append("found later") }
        await store.finish(timeout: timeout)
      }
    }
    #expect(
      all.map { $0.message.prefix { $0 != "\n" } } == [
        "Expected to receive Journey.Event.found(\"x\"), but no event was emitted within 0ms.",
        "Expected to receive Journey.Event.found(\"x\"), but no event was emitted within -1s.",
        "Expected to receive Journey.Event.found(\"x\"), but no event was emitted within -9223372036854775808s.",
      ]
    )
  }

  // MARK: States

  private struct Reading: Equatable {
    var value = 0.0
    var count = 0
  }

  private func reading(_ test: (ExhaustiveTestStore<Reading, Double>) async -> Void) async -> [String] {
    await issues {
      let store = ExhaustiveTestStore(
        initial: Reading(),
        machine: Machine<Reading, Double> {
          Reducer { state, event in
            state.value = event
            state.count += 1
          }
        }
      )
      await test(store)
    }.map(\.message)
  }

  @Test func aStateThatDoesNotEqualItselfIsSaidToBeOne() async {
    let message = """
      The state after send(nan) does not equal itself, so nothing that is asserted about it can hold.

          HostileJourneyTests.Reading(
            value: nan,
            count: 1
          )

      To fix, keep what does not equal itself, such as 'nan', out of the state, or have its '==' say otherwise.
      """
    #expect(
      await reading {
        await $0.send(.nan) {
          $0.value = .nan
          $0.count = 1
        }
      } == [message]
    )
    #expect(await reading { await $0.send(.nan) } == [message])
    #expect(
      await reading {
        $0.exhaustivity = .off
        await $0.send(.nan)
        await $0.send(1) { $0.count = 2 }
      } == []
    )
  }

  private struct Blurred: Equatable {
    var count = 0
    static func == (lhs: Blurred, rhs: Blurred) -> Bool { true }
  }

  @Test func aStateThatEqualsEverythingIsSaidToBeOne() async {
    let all = await issues {
      let store = ExhaustiveTestStore(
        initial: Blurred(),
        machine: Machine<Blurred, Int> { Reducer { $0.count = $1 } }
      )
      await store.send(1)
      await store.send(2) { $0.count = 2 }
    }
    #expect(
      all.map(\.message) == [
        """
        The closure of send(2) changes nothing that the state's '==' tells, though the state is another one.

            − HostileJourneyTests.Blurred(count: 1)
            + HostileJourneyTests.Blurred(count: 2)

        (Before: −, After: +)

        To fix, have '==' compare what is to be asserted, or leave the closure out.
        """
      ]
    )
  }

  private final class Message: CustomStringConvertible {
    let text: String
    init(_ text: String) { self.text = text }
    var description: String { text }
  }

  @Test func eventsThatAreNeitherEquatableNorSendable() async {
    let all = await issues {
      let store = ExhaustiveTestStore(
        initial: "",
        machine: Machine<String, Message> {
          Reducer { $0 = $1.text }
          OnChange(of: \.self) { (text: String) -> Message? in text == "hello" ? Message("answer") : nil }
        }
      )
      await store.send(Message("hello")) { $0 = "hello" }
      await store.receive(where: { $0.text == "answer" }) { $0 = "answer" }
      await store.send(Message("hello")) { $0 = "hello" }
      await store.receive(where: { $0.text == "question" })
    }
    #expect(all.count == 1)
    #expect(all.first?.message.hasPrefix("Received an unexpected event.") == true)
  }

  // MARK: Closures

  @Test func closuresThatUseTheStore() async {
    let all = await failures { store in
      await store.send(.count(1)) {
        #expect(store.state.count == 1)
        store.store.send(.count(1))
        #expect(store.state.count == 2)
        store.exhaustivity = .on
        $0.count = 1
      }
      await store.send(.count(1)) { $0.count = 3 }
      await store.finish()
    }
    #expect(all == [])
  }

  @Test func aStoreReleasedByItsOwnClosure() async {
    var store: ExhaustiveTestStore? = ExhaustiveTestStore(initial: Journey.State(), machine: Journey())
    await store?.send(.count(1)) {
      $0.count = 1
      store = nil
    }
    #expect(store == nil)
  }

  // MARK: Effects

  /// An effect that never pauses.
  private func busy() -> ExhaustiveTestStore<Int, Int> {
    ExhaustiveTestStore(
      initial: 0,
      machine: Machine<Int, Int> {
        Reducer { $0 = $1 }
        OnEvent(matching: { (event: Int) in event == 1 ? event : nil }) { _, send in
          await send(2)
          while !Task.isCancelled { await Task.yield() }
        }
      }
    )
  }

  @Test func anEffectThatNeverPausesDoesNotKeepTheTestFromGoingOn() async {
    let store = busy()
    await store.send(1) { $0 = 1 }
    await store.receive(2) { $0 = 2 }
    await store.skipInFlightEffects()
    await store.finish()
  }

  /// It waits for the effect that it is released in as little as for itself: the test would not end in time.
  @Test(.timeLimit(.minutes(5))) func aStoreReleasedInsideAnEffect() async {
    let all = await ExecutorProbe.$patience.withValue(.seconds(3600)) {
      await issues { await releaseAStoreInsideItsEffect() }
    }
    #expect(all.map(\.message).count == 1)
    #expect(all.allSatisfy { $0.message.hasPrefix("The test ended while 1 effect was running.") })
  }

  private func releaseAStoreInsideItsEffect() async {
    let holder = LockedValue<ExhaustiveTestStore<Int, Int>?>(nil)
    let (isAlone, letGo) = AsyncStream.makeStream(of: Void.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    await start(holder) {
      for await _ in isAlone { break }
      holder.value = nil
      end.yield()
    }
    letGo.yield()
    for await _ in ends { break }
  }

  private func start(
    _ holder: LockedValue<ExhaustiveTestStore<Int, Int>?>,
    effect: @escaping () async -> Void
  ) async {
    let store = ExhaustiveTestStore(
      initial: 0,
      machine: Machine<Int, Int> {
        Reducer { $0 = $1 }
        OnEvent(matching: { (event: Int) in event }) { _ -> Int? in
          await effect()
          return nil
        }
      },
      line: 7
    )
    holder.value = store
    await store.send(1) { $0 = 1 }
  }

  @MainActor @Test func aStoreReleasedOnTheMainActorWithAnEffectThere() async {
    let all = await issues {
      let store = ExhaustiveTestStore(
        initial: 0,
        machine: Machine<Int, Int> {
          Reducer { $0 = $1 }
          OnEvent(matching: { (event: Int) in event }) { @MainActor _ -> Int? in
            for _ in 0..<10 { await Task.yield() }
            return nil
          }
        }
      )
      store.timeout = .milliseconds(1)
      await store.send(1) { $0 = 1 }
    }
    // The deinit blocks the very actor that the effect needs: it says so rather than to wait for ever.
    #expect(all.count == 1)
    #expect(all.first?.message.contains("with 'await store.finish()'") == true)
  }

  @Test func manyStoresAtOnce() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          let store = ExhaustiveTestStore(initial: Journey.State(), machine: Journey())
          await store.send(.find)
          await store.receive(\.found) { $0.found = ["found later"] }
          await store.send(.chain(3)) { $0.count = 3 }
          for left in [2, 1, 0] { await store.receive(.chain(left)) { $0.count = left } }
          await store.finish()
        }
      }
    }
  }

  // MARK: Tasks

  @Test func aCancelledTaskReceivesWhatIsThereAndWaitsForNothing() async {
    let all = await failures { store in
      store.timeout = .seconds(3_600)
      let test = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await store.send(.type("a")) { $0.query = "a" }
        await store.receive(\.found) { $0.found = ["at once a"] }
        await store.receive(\.found)
        await store.finish()
      }
      await test.value
    }
    #expect(all == [])
  }

  // MARK: Exhaustivity

  @Test func exhaustivityThatIsSwitchedMidway() async {
    let all = await failures { store in
      store.exhaustivity = .off
      await store.send(.type("a"))
      store.exhaustivity = .on
      await store.send(.count(1)) { $0.count = 1 }
      store.exhaustivity = .off
      await store.send(.count(1))
      store.exhaustivity = .on
      await store.send(.count(1))
    }
    #expect(all.map(\.line) == [4, 8])
    #expect(all.allSatisfy { $0.severity == .error })
  }

  @Test func eachOfTheFailuresAsASkippedAssertion() async {
    let all = await failures { store in
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.count(1)) { $0.query = "" }
      await store.send(.type("a")) { $0.query = "b" }
      await store.receive(.found("x"), timeout: .milliseconds(1))
    }
    // What is written is not skipped.
    #expect(
      all.map { "\($0.line) \($0.severity) \($0.message.prefix { $0 != "\n" })" } == [
        "2 warning Skipped: The state after send(Journey.Event.count(1)) is not as asserted.",
        "3 error The state after send(Journey.Event.type(\"a\")) is not as asserted.",
        "4 error Expected to receive Journey.Event.found(\"x\"), but only other events were emitted within 1ms:",
      ]
    )
  }

  // MARK: Scopes

  private struct Parent: Equatable {
    var child = 0
    var events = 0
  }

  private enum ParentEvent: Equatable {
    case child(Int)
    var value: Int {
      switch self {
      case .child(let value): value
      }
    }
  }

  @Test func eventsOfAChildsFeedbacksAreReceivedByTheParent() async {
    let store = ExhaustiveTestStore(
      initial: Parent(),
      machine: Machine<Parent, ParentEvent> {
        Reducer { state, event in
          let value = event.value
          state.child = value
          state.events += 1
        }
        OnChange(of: \.child) { (value: Int) -> ParentEvent? in value == 1 ? .child(2) : nil }
      }
    )
    await store.send(.child(1)) {
      $0.child = 1
      $0.events = 1
    }
    await store.receive(.child(2)) {
      $0.child = 2
      $0.events = 2
    }
    await store.finish()
  }
}
