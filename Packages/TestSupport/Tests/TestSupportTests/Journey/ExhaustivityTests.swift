import IssueReporting
import MachineKit
import TestSupport
import Testing

/// What exhaustivity lets pass when it is off.
@Suite struct ExhaustivityTests {
  private func everythingUnasserted(_ store: ExhaustiveTestStore<Journey.State, Journey.Event>) async {
    await store.send(.count(1))
    await store.send(.nothing) { _ in }
    await store.send(.type("a"))
    await store.send(.type("b"))
    await store.send(.find)
    await store.receive(.found("found later"))
    await store.send(.count(1)) { $0.count = 2 }
    await store.send(.type("c"))
    await store.send(.wait)
  }

  @Test func offLetsEverythingUnassertedPass() async {
    let all = await failures { store in
      store.exhaustivity = .off
      await everythingUnasserted(store)
    }
    #expect(all == [])
  }

  @Test func whatIsSkippedIsNotedAsAWarning() async {
    let all = await failures { store in
      store.exhaustivity = .off(showSkippedAssertions: true)
      await everythingUnasserted(store)
    }
    #expect(all.allSatisfy { $0.severity == .warning })
    #expect(
      all.map { $0.message.prefix { $0 != "\n" } } == [
        "Skipped: The state changed after send(Journey.Event.count(1)), and no change is asserted.",
        "Skipped: The closure of send(Journey.Event.nothing) changes nothing, and the state did not change either.",
        "Skipped: The state changed after send(Journey.Event.type(\"a\")), and no change is asserted.",
        "Skipped: 1 event that was emitted and not received.",
        "Skipped: The state changed after send(Journey.Event.type(\"b\")), and no change is asserted.",
        "Skipped: 1 event that was emitted and not received.",
        "Skipped: The state changed after receive(Journey.Event.found(\"found later\")), and no change is asserted.",
        "Skipped: The state changed after send(Journey.Event.type(\"c\")), and no change is asserted.",
        "Skipped: 1 event that was emitted and not received.",
        "Skipped: The test ended while 1 effect was running.",
      ]
    )
  }

  @Test func writtenAssertionsStillFail() async {
    let all = await failures { store in
      store.exhaustivity = .off
      await store.send(.type("a")) { $0.query = "b" }
      await store.receive(.nothing, timeout: .milliseconds(1))
      await store.receive(.found("x"), timeout: .milliseconds(1))
    }
    #expect(all.map(\.line) == [2, 3, 4])
    #expect(
      all.map(\.message) == [
        """
        The state after send(Journey.Event.type("a")) is not as asserted.

              Journey.State(
            −   query: "b",
            +   query: "a",
                count: 0,
                found: []
              )

        (Expected: −, Actual: +)
        """,
        """
        Expected to receive Journey.Event.nothing, but only other events were emitted within 1ms:

            + Journey.Event.found("at once a")

        No effect is running that could emit it. Does a feedback start one?
        """,
        """
        Expected to receive Journey.Event.found("x"), but no event was emitted within 1ms.

        No effect is running that could emit it. Does a feedback start one?
        """,
      ]
    )
  }

  private struct Both: Equatable {
    struct Inner: Equatable {
      var count = 0
      var log: [Int] = []
    }
    var inner = Inner()
    var last: Int?
  }

  private func bothFailures(_ update: @escaping (inout Both) -> Void) async -> Int {
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) {
      let store = ExhaustiveTestStore(
        initial: Both(),
        machine: Machine<Both, Int> {
          Reducer { state, event in
            state.inner.count += event
            state.inner.log.append(event)
            state.last = event
          }
        }
      )
      store.exhaustivity = .off
      await store.send(1, assert: update)
    }
    return recorder.issues.count
  }

  @Test func partsOfTheStateMayBeAsserted() async {
    #expect(await bothFailures { $0.last = 1 } == 0)
    #expect(await bothFailures { $0.last = nil } == 1)
    #expect(await bothFailures { $0.inner.count = 1 } == 0)
    #expect(await bothFailures { $0.inner.count += 1 } == 0)
    #expect(await bothFailures { $0.inner.count += 2 } == 1)
    #expect(
      await bothFailures {
        $0.inner.count += 1
        $0.inner.log = []
      } == 1
    )
  }
}
