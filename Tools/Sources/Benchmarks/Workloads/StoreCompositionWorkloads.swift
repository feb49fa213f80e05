import BenchmarkHarness
import Composition
import MachineKit
import ReactiveCore

/// Events that pass through composed machines, and views of a store.
enum StoreCompositionWorkloads {
  static var all: [Workload] { [fiveScopes, hundredObservers, tenThousandRows] }

  private static var fiveScopes: Workload {
    Workload("store.scope5") {
      let tally = Tally()
      let handTally = Tally()
      let store = Store(initial: Nesting.State(), machine: Nesting())
      let observation = store.publisher.sink { tally.sum &+= $0.child.child.child.child.child.count }
      let hand = HandNesting(observer: { handTally.sum &+= $0.child.child.child.child.child.count })
      return Workload.Sides(
        run: { count in
          for index in 0..<count { send(nested(index), to: store) }
          withExtendedLifetime(observation) { consume(tally.sum) }
        },
        limit: { count in
          for index in 0..<count { hand.send(nested(index)) }
          consume(handTally.sum)
        }
      )
    }
  }

  private static var hundredObservers: Workload {
    Workload("store.observers100") {
      let tally = Tally()
      let handTally = Tally()
      let store = Store(initial: Board.State(), machine: Board())
      let views = Board.cells.map { store.scope(state: $0, event: \.add) }
      let observations = views.map { view in view.publisher.sink { tally.sum &+= $0 } }
      let hand = HandBoard(
        observers: Board.cells.map { HandBoard.observer($0) { handTally.sum &+= $0 } }
      )
      return Workload.Sides(
        run: { count in
          for index in 0..<count { send(change(index), to: store) }
          withExtendedLifetime(observations) { consume(tally.sum) }
        },
        limit: { count in
          for index in 0..<count { hand.send(change(index)) }
          consume(handTally.sum)
        }
      )
    }
  }

  private static var tenThousandRows: Workload {
    Workload("foreach.10k.send") {
      let tally = Tally()
      let handTally = Tally()
      let rows = IdentifiedArrayOf<Row.State>((0..<10_000).map { Row.State(id: $0) })
      let store = Store(initial: Rows.State(rows: rows), machine: Rows(effect: { tally.sum &+= $0 }))
      let hand = HandRows(count: 10_000, effect: { handTally.sum &+= $0 })
      return Workload.Sides(
        run: { count in
          for _ in 0..<count { send(.row(IdentifiedEvent(id: 5_000, event: .tap)), to: store) }
          consume(store.state.rows[5_000].taps &+ tally.sum)
        },
        limit: { count in
          for _ in 0..<count { hand.send(5_000, .tap) }
          consume(hand.taps &+ handTally.sum)
        }
      )
    }
  }

  @inline(never)
  private static func send<State, Event>(_ event: Event, to store: Store<State, Event>) {
    store.send(event)
  }

  private static func nested(_ index: Int) -> Nesting.Event {
    .child(.child(.child(.child(.child(index & 1 == 0 ? .increment : .add(index))))))
  }

  private static func change(_ index: Int) -> Board.Event {
    index & 1 == 0 ? .increment : .add(index)
  }
}
