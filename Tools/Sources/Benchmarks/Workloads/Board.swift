import CaseKeyPaths
import MachineKit

/// A hundred numbers, of which one changes.
struct Board: StateMachine {
  struct State {
    var a = Cells(), b = Cells(), c = Cells(), d = Cells(), e = Cells()
    var f = Cells(), g = Cells(), h = Cells(), i = Cells(), j = Cells()
  }

  struct Cells {
    var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0
  }

  @CasePathable
  enum Event {
    case increment
    case add(Int)
  }

  /// The paths to all hundred.
  static var cells: [KeyPath<State, Int>] {
    let rows: [KeyPath<State, Cells>] = [\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j]
    let columns: [KeyPath<Cells, Int>] = [\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j]
    return rows.flatMap { row in columns.map { row.appending(path: $0) } }
  }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .increment: state.a.a &+= 1
      case .add(let amount): state.a.a &+= amount
      }
    }
  }
}
