import CaseKeyPaths
import MachineKit
import Testing

/// An event without a size, such as the only case of an enum: the compiler gives any pointer to it, also null.
@Suite struct SizelessEventTests {
  @CasePathable
  enum Tick { case tick }

  private func send(_ count: Int, to machine: some StateMachine<Int, Tick>) -> Int {
    let store = Store(initial: 0, machine: machine)
    for _ in 0..<count { store.send(.tick) }
    return store.state
  }

  @Test func feedbacksSeeEveryOne() {
    let seen = Shared(0)
    let machine = Machine<Int, Tick> {
      Reducer { state, _ in state += 1 }
      SideEffect(synchronous: { state, _ in seen.update { $0 += state > 0 ? 1 : 0 } })
    }
    #expect(send(1_000, to: machine) == 1_000)
    #expect(seen.value == 1_000)
  }

  @Test func onEventSeesEveryOne() {
    let seen = Shared(0)
    let machine = Machine<Int, Tick> {
      Reducer { state, _ in state += 1 }
      OnEvent(\.tick) { () -> Tick? in
        seen.update { $0 += 1 }
        return nil
      }
    }
    #expect(send(1_000, to: machine) == 1_000)
    #expect(seen.value == 1_000)
  }

  @Test func aStoreThatIsObservedShowsEveryOneToo() {
    let seen = Shared(0)
    let machine = Machine<Int, Tick> {
      Reducer { state, _ in state += 1 }
      SideEffect(synchronous: { _, _ in seen.update { $0 += 1 } })
    }
    let store = Store(initial: 0, machine: machine, observing: { _ in })
    for _ in 0..<1_000 { store.send(.tick) }
    #expect(seen.value == 1_000)
  }
}
