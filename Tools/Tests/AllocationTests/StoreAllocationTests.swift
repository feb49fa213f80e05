import AllocationCounting
import CaseKeyPaths
import Composition
import MachineKit
import ReactiveCore
import Testing

import class Dispatch.DispatchSemaphore
import class Foundation.Thread

/// What an event costs in blocks of memory on its way through a store: none. This target is compiled with
/// optimization in every build, as an application is.
@Suite(.enabled(if: allocation_counting_is_available, "needs glibc and no sanitizer"))
struct StoreAllocationTests {
  struct Counter: StateMachine {
    struct State: Equatable {
      var count = 0
      var other = 0
    }

    @CasePathable
    enum Event {
      case add(Int)
      case ask(Int)
    }

    var isAnswering = false
    var idle = 0

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, event in
        if case .add(let number) = event { state.count &+= number }
      }
      if isAnswering {
        OnEvent(\.ask) { .add($0) }
        OnChange(of: \.count) { _ in nil }
      }
      for _ in 0..<idle { OnChange(of: \.other) { _ in nil } }
    }
  }

  struct Parent: StateMachine {
    struct State: Equatable, Identifiable {
      var id = 0
      var child = Counter.State()
    }

    @CasePathable
    enum Event {
      case child(Counter.Event)
    }

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Scope(state: \.child, event: \.child) { Counter(idle: 1) }
    }
  }

  struct Rows: StateMachine {
    struct State {
      var rows: IdentifiedArrayOf<Parent.State>
    }

    @CasePathable
    enum Event {
      case row(IdentifiedEvent<Int, Parent.Event>)
    }

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      ForEach(state: \.rows, event: \.row) { Parent() }
    }
  }

  /// Runs a check on a thread of its own: a store that is made in a test keeps the test's values, and runs in them.
  private func asInProduction(_ check: @escaping () -> Void) {
    nonisolated(unsafe) let check = check
    let done = DispatchSemaphore(value: 0)
    Thread {
      check()
      done.signal()
    }
    .start()
    done.wait()
  }

  /// The blocks that a thousand calls allocate, after a few to warm up.
  private func allocations(_ body: (Int) -> Void) -> Int {
    for index in 0..<50 { body(index) }
    let before = allocation_count()
    for index in 0..<1000 { body(index) }
    return allocation_count() - before
  }

  @Test func anEventWithoutAnObserver() {
    var count = -1
    asInProduction {
      let store = Store(initial: Counter.State(), machine: Counter())
      count = allocations { store.send(.add($0)) }
    }
    #expect(count == 0)
  }

  @Test func anEventWithAnObserver() {
    var count = -1
    var hasWorked = false
    asInProduction {
      let store = Store(initial: Counter.State(), machine: Counter())
      var sum = 0
      let subscription = store.publisher.sink { sum &+= $0.count }
      count = allocations { store.send(.add($0)) }
      withExtendedLifetime(subscription) {}
      hasWorked = sum != 0
    }
    #expect(count == 0)
    #expect(hasWorked)
  }

  @Test func anEventWithIdleFeedbacks() {
    var count = -1
    asInProduction {
      let store = Store(initial: Counter.State(), machine: Counter(idle: 10))
      count = allocations { store.send(.add($0)) }
    }
    #expect(count == 0)
  }

  @Test func anAnswerOfASynchronousFeedback() {
    var count = -1
    var hasWorked = false
    asInProduction {
      let store = Store(initial: Counter.State(), machine: Counter(isAnswering: true))
      count = allocations { store.send(.ask($0)) }
      hasWorked = store.state.count != 0
    }
    #expect(count == 0)
    #expect(hasWorked)
  }

  /// Queued events, whose chunk is there.
  @Test func eventsSentByAnObserver() {
    var count = -1
    asInProduction {
      let store = Store(initial: Counter.State(), machine: Counter())
      let subscription = store.publisher.sink { state in
        guard state.count % 6 == 1 else { return }
        for _ in 0..<5 { store.send(.add(1)) }
      }
      count = allocations { _ in store.send(.add(1)) }
      withExtendedLifetime(subscription) {}
    }
    #expect(count == 0)
  }

  @Test func anEventOfAChildWithAView() {
    var count = -1
    var hasWorked = false
    asInProduction {
      let store = Store(initial: Parent.State(), machine: Parent())
      var sum = 0
      let view = store.scope(state: \.child, event: \.child)
      let subscription = view.publisher.sink { sum &+= $0.count }
      count = allocations { store.send(.child(.add($0))) }
      withExtendedLifetime(subscription) {}
      hasWorked = sum != 0
    }
    #expect(count == 0)
    #expect(hasWorked)
  }

  @Test func anEventOfARow() {
    var count = -1
    var hasWorked = false
    asInProduction {
      let rows = IdentifiedArrayOf<Parent.State>((0..<100).map { Parent.State(id: $0) })
      let store = Store(initial: Rows.State(rows: rows), machine: Rows())
      count = allocations { store.send(.row(IdentifiedEvent(id: 50, event: .child(.add($0))))) }
      hasWorked = store.state.rows[50].child.count != 0
    }
    #expect(count == 0)
    #expect(hasWorked)
  }
}
