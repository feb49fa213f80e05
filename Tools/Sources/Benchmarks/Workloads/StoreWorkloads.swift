import BenchmarkHarness
import MachineKit
import ReactiveCore

/// Sending events to a store.
enum StoreWorkloads {
  static var all: [Workload] {
    [
      Workload("store.send") {
        let tally = Tally()
        let handTally = Tally()
        let store = Store(initial: Counter.State(), machine: Counter())
        let observation = store.publisher.sink { tally.sum &+= $0.count }
        let hand = HandCounter(observer: { handTally.sum &+= $0.count })
        return Workload.Sides(
          run: { count in
            for index in 0..<count { send(event(index), to: store) }
            withExtendedLifetime(observation) { consume(tally.sum) }
          },
          limit: { count in
            for index in 0..<count { hand.send(event(index)) }
            consume(handTally.sum)
          }
        )
      },
      Workload("store.send.noObserver") {
        let store = Store(initial: Counter.State(), machine: Counter())
        let hand = HandCounter()
        return Workload.Sides(
          run: { count in
            for index in 0..<count { send(event(index), to: store) }
            consume(store.state.count)
          },
          limit: { count in
            for index in 0..<count { hand.send(event(index)) }
            consume(hand.count)
          }
        )
      },
    ]
  }

  @inline(never)
  private static func send(_ event: Counter.Event, to store: Store<Counter.State, Counter.Event>) {
    store.send(event)
  }

  private static func event(_ index: Int) -> Counter.Event {
    index & 1 == 0 ? .increment : .add(index)
  }
}
