import TestSupport
import Testing

@testable import CounterFeature

/// Every change, step by step. What changes a state here is the module's own, so the tests are of the module.
@Suite struct CounterJourneyTests {
  @Test func everyChangeIsAsserted() async {
    let store = ExhaustiveTestStore(initialState: Counter.State()) { Counter() }
    await store.send(.increment) { $0.count = 1 }
    await store.send(.increment) { $0.count = 2 }
    await store.send(.decrement) { $0.count = 1 }
    await store.send(.reset) { $0.count = 0 }
    await store.send(.reset)
    await store.finish()
  }
}
