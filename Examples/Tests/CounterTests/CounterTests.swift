import CounterFeature
import TestSupport
import Testing

/// The smallest machine, by destination and by journey.
@Suite struct CounterTests {
  @Test func itCountsUpAndDown() async {
    let store = TestStore(initial: Counter.State(), machine: Counter())
    store.send(.increment)
    store.send(.increment)
    store.send(.decrement)
    await store.wait { $0.count == 1 }
    store.send(.reset)
    await store.wait { $0.count == 0 }
  }

  @Test func aStateThatHasComeAndGoneStillCounts() async {
    let store = TestStore(initial: Counter.State(), machine: Counter())
    store.send(.decrement)
    await store.wait { $0.count == -1 }
    store.send(.increment)
    store.send(.increment)
    await store.wait { $0.count == 0 }
    await store.wait { $0.count == 1 }
    #expect(store.events == [.decrement, .increment, .increment])
  }
}
