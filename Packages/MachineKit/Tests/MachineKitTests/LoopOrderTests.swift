import Dispatch
import MachineKit
import ReactiveCore
import Testing

/// Rules 1, 2 and 8: one event at a time, in order, from any thread.
@Suite struct LoopOrderTests {
  @Test func sequentialSendsAreCompleteWhenSendReturns() {
    let store = Store(initial: Counter.State(), machine: Counter())
    store.send(event: .increment)
    #expect(store.state.count == 1)
    store.send(.add(4))
    #expect(store.state.count == 5)
    store.send(.decrement)
    #expect(store.state.count == 4)
  }

  @Test func reducersThenSubscribersThenFeedbacksInBodyOrder() {
    let log = Shared<[String]>([])
    let machine = Machine<Int, String> {
      SideEffect(synchronous: { state, event in log.update { $0.append("first feedback \(state) \(event)") } }
      )
      Reducer { state, event in
        state += 1
        log.update { $0.append("first reducer \(event)") }
      }
      SideEffect(synchronous: { state, event in log.update { $0.append("second feedback \(state) \(event)") }
      })
      Reducer { state, event in
        state *= 10
        log.update { $0.append("second reducer \(event)") }
      }
    }
    let store = Store(initial: 1, machine: machine)
    let subscription = store.publisher.sink { state in log.update { $0.append("state \(state)") } }
    store.send("a")
    withExtendedLifetime(subscription) {}
    #expect(
      log.value == [
        "state 1", "first reducer a", "second reducer a", "state 20", "first feedback 20 a",
        "second feedback 20 a",
      ]
    )
  }

  @Test func feedbacksSeeTheInitialStateWithoutAnEventInBodyOrder() {
    let log = Shared<[String]>([])
    func feedback(_ name: String) -> Feedback<Int, Int> {
      .custom { input, _ in
        input.updates.sink { update in
          log.update { $0.append("\(name) \(update.state) \(update.event.map(String.init) ?? "-")") }
        }
      }
    }
    let store = Store(
      initial: 3,
      machine: Machine<Int, Int> {
        feedback("a")
        feedback("b")
        Reducer { $0 += $1 }
      }
    )
    store.send(2)
    #expect(log.value == ["a 3 -", "b 3 -", "a 5 2", "b 5 2"])
  }

  @Test func aSendFromASubscriberWaitsItsTurn() {
    let log = Shared<[Int]>([])
    let store = Store(initial: Counter.State(), machine: Counter())
    let first = store.publisher.sink { state in
      if state.count == 1 { store.send(.add(10)) }
      log.update { $0.append(state.count) }
    }
    let second = store.publisher.sink { state in log.update { $0.append(-state.count) } }
    store.send(.increment)
    withExtendedLifetime((first, second)) {}
    #expect(log.value == [0, 0, 1, -1, 11, -11])
  }

  @Test func twoFeedbacksAnsweringOneEventKeepBodyOrder() {
    let store = Store(
      initial: [String](),
      machine: Machine<[String], String> {
        Reducer { $0.append($1) }
        OnEvent(matching: { $0 == "go" ? () : nil }) { "first" }
        OnEvent(matching: { $0 == "go" ? () : nil }) { "second" }
        OnEvent(matching: { $0 == "first" ? () : nil }) { "third" }
      }
    )
    store.send("go")
    #expect(store.state == ["go", "first", "second", "third"])
  }

  @Test func concurrentSendsLoseNothing() {
    let store = Store(initial: Counter.State(), machine: Counter())
    let last = Shared(0)
    let isOrdered = Shared(true)
    let subscription = store.publisher.sink { state in
      last.update { previous in
        if state.count < previous { isOrdered.update { $0 = false } }
        previous = state.count
      }
    }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<5_000 { store.send(.increment) }
    }
    // Whoever held the loop last has drained it: one more send finds it idle and completes.
    store.send(.add(0))
    withExtendedLifetime(subscription) {}
    #expect(store.state.count == 40_000)
    #expect(last.value == 40_000)
    #expect(isOrdered.value)
  }
}
