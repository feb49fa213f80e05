import MachineKit
import Testing

@Suite struct BuilderTests {
  private func sum(_ machine: some StateMachine<Int, Int>) -> Int {
    let store = Store(initial: 0, machine: machine)
    store.send(1)
    return store.state
  }

  private func adding(_ number: Int) -> Reducer<Int, Int> {
    Reducer { state, event in state += event * number }
  }

  private enum Choice { case a, b, c }

  private func machine(_ isOn: Bool, _ choice: Choice) -> some StateMachine<Int, Int> {
    Machine {
      adding(1)
      if isOn { adding(10) }
      if isOn { adding(100) } else { adding(200) }
      switch choice {
      case .a: adding(1_000)
      case .b: adding(2_000)
      case .c: EmptyMachine()
      }
      for number in 1...3 { adding(number * 10_000) }
      if #available(macOS 14, *) { adding(100_000) }
    }
  }

  @Test func conditionsLoopsAndSwitches() {
    #expect(sum(machine(true, .a)) == 161_111)
    #expect(sum(machine(false, .b)) == 162_201)
    #expect(sum(machine(false, .c)) == 160_201)
  }

  @Test func anEmptyBodyDoesNothing() {
    #expect(sum(Machine<Int, Int> {}) == 0)
  }

  @Test func aMachineOfOnesOwnCombinesWithOthers() {
    struct Doubled<Base: StateMachine<Int, Int>>: StateMachine {
      typealias Body = Never
      let base: Base
      func resolve() -> ResolvedMachine<Int, Int> {
        var resolved = base.resolve()
        let reduce = resolved.reduce
        resolved.reduce = { state, event in reduce(&state, event * 2) }
        return resolved
      }
    }
    #expect(sum(Doubled(base: adding(3))) == 6)
  }
}
