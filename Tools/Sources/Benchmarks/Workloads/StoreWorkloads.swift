import BenchmarkHarness
import Dispatch
import MachineKit
import ReactiveCore

/// Sending events to a store.
enum StoreWorkloads {
  static var all: [Workload] {
    [send, sendWithoutObserver, create, contended] + StoreCompositionWorkloads.all + StoreEffectWorkloads.all
  }

  private static var send: Workload {
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
    }
  }

  private static var sendWithoutObserver: Workload {
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
    }
  }

  private static var create: Workload {
    Workload("store.create") {
      Workload.Sides(
        run: { count in
          for _ in 0..<count { consume(makeStore()) }
        },
        limit: { count in
          for _ in 0..<count { consume(makeHand()) }
        }
      )
    }
  }

  private static var contended: Workload {
    Workload("store.contended") {
      let store = Store(initial: Counter.State(), machine: Counter())
      let hand = HandCounter()
      return Workload.Sides(
        run: { count in
          DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for index in 0..<count / 2 { send(event(index), to: store) }
          }
          consume(store.state.count)
        },
        limit: { count in
          DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for index in 0..<count / 2 { hand.send(event(index)) }
          }
          consume(hand.count)
        }
      )
    }
  }

  @inline(never)
  private static func makeStore() -> Int {
    let store = Store(initial: Counter.State(), machine: Counter())
    store.send(.increment)
    return store.state.count
  }

  @inline(never)
  private static func makeHand() -> Int {
    let hand = HandStore(initial: Counter.State()) { state, event in
      switch event {
      case .increment: state.count &+= 1
      case .decrement: state.count &-= 1
      case .add(let amount): state.count &+= amount
      }
    }
    hand.send(.increment)
    return hand.count
  }

  @inline(never)
  private static func send(_ event: Counter.Event, to store: Store<Counter.State, Counter.Event>) {
    store.send(event)
  }

  private static func event(_ index: Int) -> Counter.Event {
    index & 1 == 0 ? .increment : .add(index)
  }
}
