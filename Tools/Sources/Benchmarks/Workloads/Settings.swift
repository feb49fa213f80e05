import MachineKit

/// Ten values that effects depend on, and a counter that nobody does.
struct Settings: StateMachine {
  struct State {
    var values = Values()
    var count = 0
  }

  struct Values {
    var a: Int?, b: Int?, c: Int?, d: Int?, e: Int?, f: Int?, g: Int?, h: Int?, i: Int?, j: Int?
  }

  enum Event {
    case count
    case set(Int?)
  }

  let effect: (Int) -> Void

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .count: state.count &+= 1
      case .set(let value): state.values.a = value
      }
    }
    OnChange(of: \.values.a) { perform($0) }
    OnChange(of: \.values.b) { perform($0) }
    OnChange(of: \.values.c) { perform($0) }
    OnChange(of: \.values.d) { perform($0) }
    OnChange(of: \.values.e) { perform($0) }
    OnChange(of: \.values.f) { perform($0) }
    OnChange(of: \.values.g) { perform($0) }
    OnChange(of: \.values.h) { perform($0) }
    OnChange(of: \.values.i) { perform($0) }
    OnChange(of: \.values.j) { perform($0) }
  }

  private func perform(_ value: Int) -> Event? {
    effect(value)
    return nil
  }
}
