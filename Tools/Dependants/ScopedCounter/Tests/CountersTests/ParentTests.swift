import Counters
import TestSupport
import Testing

@Test func theParentsStoreCounts() async {
  let store = TestStore(initial: Parent.State(), machine: Parent())
  store.send(.counter(.increment))
  store.send(.counter(.increment))
  await store.wait { $0.counter.count == 2 }
  #expect(store.state.counter.count == 2)
}
