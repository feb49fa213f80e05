import IssueReporting
import MachineKit
import TestSupport
import Testing

/// What each failure of an exhaustive test says, and where: the whole text.
@Suite struct JourneyFailureTests {
  @Test func theStateDiffers() async {
    let all = await failures { store in
      await store.send(.count(1)) { $0.count = 2 }
    }
    #expect(
      all == [
        Failure(
          line: 1,
          message: """
            The state after send(Journey.Event.count(1)) is not as asserted.

                  Journey.State(
                    query: "",
                −   count: 2,
                +   count: 1,
                    found: []
                  )

            (Expected: −, Actual: +)
            """
        )
      ]
    )
  }

  @Test func aChangeIsNotAsserted() async {
    let all = await failures { store in
      await store.send(.count(1))
    }
    #expect(
      all == [
        Failure(
          line: 1,
          message: """
            The state changed after send(Journey.Event.count(1)), and no change is asserted.

                  Journey.State(
                    query: "",
                −   count: 0,
                +   count: 1,
                    found: []
                  )

            (Expected: −, Actual: +)

            To fix, assert the change in a closure: { $0.property = value }.
            """
        )
      ]
    )
  }

  @Test func theClosureAssertsNothing() async {
    let all = await failures { store in
      await store.send(.nothing) { _ = $0.count == 1 }
    }
    #expect(
      all == [
        Failure(
          line: 1,
          message: """
            The closure of send(Journey.Event.nothing) changes nothing, and the state did not change either.

            To fix, assign what is expected with '=' (a comparison with '==' asserts nothing), or leave the closure out.
            """
        )
      ]
    )
  }

  @Test func theClosureThrows() async {
    let all = await failures { store in
      await store.send(.nothing) { _ in throw Journey.Failure() }
    }
    #expect(
      all == [
        Failure(line: 1, message: "The closure of send(Journey.Event.nothing) threw an error: Failure()")
      ]
    )
  }

  @Test func anotherEventThanExpectedIsOneFailure() async {
    let all = await failures { store in
      await store.send(.type("a")) { $0.query = "a" }
      await store.receive(.found("at once b")) { $0.found = ["at once b"] }
    }
    #expect(
      all == [
        Failure(
          line: 2,
          message: """
            Received an unexpected event.

                − Journey.Event.found("at once b")
                + Journey.Event.found("at once a")

            (Expected: −, Received: +)
            """
        )
      ]
    )
  }

  @Test func anEventOfAnotherCaseThanExpected() async {
    let all = await failures { store in
      await store.send(.type("a")) { $0.query = "a" }
      await store.receive(\.count) { $0.count = 1 }
    }
    #expect(
      all == [
        Failure(
          line: 2,
          message: """
            Received an unexpected event.

                − \\.count
                + Journey.Event.found("at once a")

            (Expected: −, Received: +)
            """
        )
      ]
    )
  }

  @Test func anEventWithAnotherPayloadThanExpected() async {
    let all = await failures { store in
      await store.send(.type("a")) { $0.query = "a" }
      await store.receive(\.found, "b")
    }
    #expect(
      all == [
        Failure(
          line: 2,
          message: """
            Received an unexpected event.

                − Journey.Event.found("b")
                + Journey.Event.found("at once a")

            (Expected: −, Received: +)
            """
        )
      ]
    )
  }

  @Test func anEventThatDoesNotSatisfyThePredicate() async {
    let all = await failures { store in
      await store.send(.type("a")) { $0.query = "a" }
      await store.receive(where: { $0 == .nothing })
    }
    #expect(
      all == [
        Failure(
          line: 2,
          message: """
            Received an unexpected event.

                − an event that satisfies the predicate
                + Journey.Event.found("at once a")

            (Expected: −, Received: +)
            """
        )
      ]
    )
  }

  @Test func anEventThatNeverComes() async {
    let all = await failures { store in
      await store.receive(\.found, timeout: .milliseconds(1)) { $0.count = 1 }
    }
    #expect(
      all == [
        Failure(
          line: 1,
          message: """
            Expected to receive \\.found, but no event was emitted within 1ms.

            No effect is running that could emit it. Does a feedback start one?
            """
        )
      ]
    )
  }

  @Test func anEventThatARunningEffectDoesNotEmit() async {
    let all = await failures { store in
      store.timeout = .milliseconds(1)
      await store.send(.wait)
      await store.receive(.found("x"))
      await store.skipInFlightEffects()
    }
    #expect(
      all == [
        Failure(
          line: 3,
          message: """
            Expected to receive Journey.Event.found("x"), but no event was emitted within 1ms.

            Running, and yet to emit it:

                OnEvent at TestSupportTests/Journey.swift:\(Journey.lineOfWait), started by 'wait'
            """
        )
      ]
    )
  }

  @Test func eventsThatAreNotReceived() async {
    let all = await failures { store in
      await store.send(.type("a")) { $0.query = "a" }
    }
    #expect(
      all == [
        Failure(
          line: 0,
          message: """
            The test ended with 1 event that was emitted and not received.

                + Journey.Event.found("at once a")

            To fix, receive it with 'await store.receive(…)', or say that you do not care: 'await store.skipReceivedEvents()'.
            """
        )
      ]
    )
    let finished = await failures { store in
      await store.send(.type("a")) { $0.query = "a" }
      await store.finish()
    }
    #expect(finished == [Failure(line: 2, message: all.first?.message ?? "")])
  }

  @Test func effectsThatStillRun() async {
    let all = await failures { store in
      store.timeout = .milliseconds(1)
      await store.send(.wait)
    }
    #expect(
      all == [
        Failure(
          line: 0,
          message: """
            The test ended while 1 effect was running.

                OnEvent at TestSupportTests/Journey.swift:\(Journey.lineOfWait), started by 'wait'

            To fix, have the test bring it to an end and wait for that with 'await store.finish()', or say that you do not care: 'await store.skipInFlightEffects()'.
            """
        )
      ]
    )
    let finished = await failures { store in
      await store.send(.wait)
      await store.finish(timeout: .milliseconds(1))
    }
    #expect(finished == [Failure(line: 2, message: all.first?.message ?? "")])
  }

  @Test func anEventSentWhileOthersAreNotReceived() async {
    let all = await failures { store in
      await store.send(.type("a")) { $0.query = "a" }
      await store.send(.nothing)
      await store.receive(\.found) { $0.found = ["at once a"] }
    }
    #expect(
      all == [
        Failure(
          line: 2,
          message: """
            send(Journey.Event.nothing) comes before 1 event that was emitted and not received.

                + Journey.Event.found("at once a")

            To fix, receive it with 'await store.receive(…)', or say that you do not care: 'await store.skipReceivedEvents()'.
            """
        )
      ]
    )
  }

  @Test func anErrorThatAnEffectDoesNotCatch() async {
    let all = await failures { store in
      await store.send(.fail)
      await store.finish()
    }
    #expect(
      all.map(\.message) == [
        """
        OnEvent threw an error that it does not catch: Failure(). Handle it inside the effect, or give the feedback \
        a `catch:` that makes an event of it.
        """
      ]
    )
  }

  @Test func aStoreThatHasEnded() async {
    let all = await failures { store in
      store.store.cancel()
      await store.send(.nothing)
    }
    #expect(
      all == [
        Failure(line: 2, message: "send(Journey.Event.nothing) did nothing: the store has been cancelled.")
      ]
    )
  }

  @Test func nothingToSkip() async {
    let all = await failures { store in
      await store.skipReceivedEvents()
      await store.skipInFlightEffects()
      await store.skipReceivedEvents(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    #expect(
      all == [
        Failure(line: 1, message: "There is no event to skip: none is emitted and not received."),
        Failure(line: 2, message: "There is no effect to skip: none is running."),
      ]
    )
  }

  @Test func aWrongEventIsOneFailureAlsoIfTheExpectedOneIsBehindIt() async {
    let all = await failures { store in
      await store.send(.chain(2)) { $0.count = 2 }
      await store.receive(.chain(0)) { $0.count = 0 }
    }
    #expect(all.map(\.line) == [2])
  }

  @Test func cancellingTheTestEndsTheWaits() async {
    let all = await failures { store in
      store.timeout = .seconds(3_600)
      let test = Task {
        await store.receive(\.found)
        await store.finish()
      }
      test.cancel()
      await test.value
    }
    #expect(all == [])
  }
}
