import Counters
import MachineKit

let store = Store(initial: Parent.State(), machine: Parent())
store.send(.counter(.increment))
store.send(.counter(.increment))
store.send(.counter(.increment))
store.send(.counter(.decrement))
print("count: \(store.state.counter.count)")
