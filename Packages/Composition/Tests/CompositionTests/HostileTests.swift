import CaseKeyPaths
import Composition
import Dispatch
import IssueReporting
import MachineKit
import ReactiveCore
import Testing

import class Foundation.NSLock

/// Children, rows and views that are used as they should not be, or more often than anybody would.
@Suite struct HostileTests {
  // MARK: - A child in a child, again and again

  fileprivate struct Leaf: StateMachine {
    struct State: Equatable {
      var count = 0
    }

    @CasePathable
    enum Event: Equatable {
      case tick
    }

    let subject: PassthroughSubject<Void, Never>
    let alive: LiveCount

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, _ in state.count += 1 }
      OnStoreStart { [alive, subject] in
        subject.map { Event.tick }.handleEvents(
          receiveSubscription: { _ in alive.number += 1 },
          receiveCancel: { alive.number -= 1 }
        )
      }
      OnStoreStart { () async -> Event? in nil }
      OnEvent(\.tick, policy: .queue) { () async -> Event? in nil }
    }
  }

  fileprivate final class LiveCount {
    var number = 0
  }

  fileprivate struct Branch: StateMachine {
    struct State: Equatable {
      var leaf: Leaf.State?
    }

    @CasePathable
    enum Event: Equatable {
      case leaf(Leaf.Event)
      case toggle
    }

    let leaf: Leaf

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, event in
        if event == .toggle { state.leaf = state.leaf == nil ? Leaf.State() : nil }
      }
      IfLet(state: \State.leaf, event: \.leaf) { leaf }
    }
  }

  fileprivate struct Root: StateMachine {
    struct State: Equatable {
      var branch: Branch.State?
    }

    @CasePathable
    enum Event: Equatable {
      case branch(Branch.Event)
      case toggle
    }

    let leaf: Leaf

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, event in
        if event == .toggle { state.branch = state.branch == nil ? Branch.State(leaf: Leaf.State()) : nil }
      }
      IfLet(state: \State.branch, event: \.branch) { Branch(leaf: leaf) }
    }
  }

  @Test func childrenInChildrenToggledTenThousandTimesLeaveNothing() async {
    let subject = PassthroughSubject<Void, Never>()
    let alive = LiveCount()
    let store = Store(initial: Root.State(), machine: Root(leaf: Leaf(subject: subject, alive: alive)))
    for round in 0..<10_000 {
      store.send(.toggle)
      #expect(alive.number == 1)
      if round % 2 == 0 {
        store.send(.branch(.toggle))
        #expect(alive.number == 0)
        store.send(.branch(.toggle))
      }
      if round % 100 == 0 {
        subject.send(())
        #expect(store.state.branch?.leaf?.count == 1)
      }
      store.send(.toggle)
    }
    #expect(alive.number == 0)
    await store.waitUntilIdle()
    #expect(store.effectsInFlight.isEmpty)
    store.send(.toggle)
    subject.send(())
    #expect(store.state.branch?.leaf?.count == 1)
  }

  // MARK: - Ids that change

  private final class Key: Hashable {
    var number: Int
    init(_ number: Int) { self.number = number }
    static func == (lhs: Key, rhs: Key) -> Bool { lhs.number == rhs.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct KeyedRow: Identifiable {
    let id: Key
    var taps = 0
  }

  /// An id must not change; if one does, its row is lost to whoever looks it up, and no other is taken for it.
  @Test func anIDWhoseHashChangesIsNotMistakenForAnother() {
    let keys = (0..<10).map(Key.init)
    var rows = IdentifiedArrayOf<KeyedRow>(keys.map { KeyedRow(id: $0) })
    keys[3].number = 33
    #expect(rows[id: Key(3)] == nil)
    rows.remove(at: 3)
    rows.remove(at: 3)
    #expect(rows.map(\.id.number) == [0, 1, 2, 5, 6, 7, 8, 9])
    // Its old place in the table says 3, where another row is now; then one that there is not.
    keys[3].number = 3
    #expect(rows[id: Key(3)] == nil)
    #expect(rows.index(id: Key(3)) == nil)
    let isThere = rows.modify(id: Key(3)) { $0.taps += 1 }
    #expect(!isThere)
    rows.removeAll { $0.id.number > 1 }
    #expect(rows[id: Key(3)] == nil)
    #expect(rows.remove(id: Key(3)) == nil)
    rows[id: Key(3)] = KeyedRow(id: Key(3))
    #expect(rows[id: Key(3)] != nil)
    #expect(rows.allSatisfy { $0.taps == 0 })
  }

  // MARK: - Views whose value must be computed

  private struct Pair: Equatable {
    var left = 0
    var right = 0
    var sum: Int { left + right }
  }

  private static var adding: Reducer<Pair, Int> {
    Reducer { state, event in state.left += event }
  }

  /// The function runs with no lock held: it may ask the store, send to it and subscribe to it.
  @Test func aViewsFunctionMayUseTheStore() {
    let store = Store(initial: Pair(), machine: Self.adding)
    var asked = 0
    let view = store.scope(
      getValue: { state in
        asked += 1
        if state.left == 0 { store.send(1) }
        return state.sum + store.state.right
      },
      event: { (event: Int) in event }
    )
    var seen: [Int] = []
    let subscription = view.publisher.sink { seen.append($0) }
    store.send(1)
    withExtendedLifetime(subscription) {}
    #expect(asked > 0)
    #expect(seen.last == store.state.sum)
    #expect(seen == seen.sorted())
  }

  @Test func aComputedPropertyIsReadWithNoLockHeld() {
    let store = Store(initial: Pair(), machine: Self.adding)
    let view = store.scope(getValue: \.sum, event: { (event: Int) in event })
    var seen: [Int] = []
    let subscription = view.publisher.sink { seen.append($0) }
    store.send(1)
    let late = view.publisher.sink { seen.append(10 * $0) }
    store.send(1)
    withExtendedLifetime((subscription, late)) {}
    #expect(seen == [0, 1, 10, 2, 20])
    store.cancel()
  }

  /// One thread holds a lock and sends; another subscribes to a view whose function takes that lock.
  @Test func aViewsFunctionMayTakeALockThatASenderHolds() {
    let store = Store(initial: Pair(), machine: Self.adding)
    let lock = NSLock()
    let view = store.scope(
      getValue: { state in lock.withLock { state.sum } },
      event: { (event: Int) in event }
    )
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for _ in 0..<2_000 {
        if thread == 0 {
          lock.withLock { store.send(1) }
        } else {
          var previous = -1
          view.publisher.sink { sum in
            #expect(sum > previous)
            previous = sum
          }
          .cancel()
        }
      }
    }
    #expect(view.state == 2_000)
  }

  /// Whoever subscribes while others send gets each state from the first on.
  @Test func noStateIsMissedByAViewThatMustBeComputed() {
    for _ in 0..<20 {
      let store = Store(initial: Pair(), machine: Self.adding)
      let view = store.scope(getValue: \.sum, event: { (event: Int) in event })
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        for _ in 0..<200 {
          guard thread == 0 else {
            store.send(1)
            continue
          }
          nonisolated(unsafe) var previous: Int?
          let subscription = view.publisher.sink { sum in
            if let previous { #expect(sum == previous + 1) }
            previous = sum
          }
          store.send(1)
          subscription.cancel()
        }
      }
      #expect(store.state.sum == 600)
    }
  }

  /// The last references to a store and its views go on several threads at once.
  @Test func storesAndViewsReleasedOnManyThreads() {
    for _ in 0..<200 {
      let parent = Store(
        initial: Root.State(branch: Branch.State(leaf: nil)),
        machine: Reducer<Root.State, Root.Event> { state, event in
          if case .branch(.toggle) = event {
            let isThere = state.branch?.leaf != nil
            state.branch?.leaf = isThere ? nil : Leaf.State()
          }
        }
      )
      nonisolated(unsafe) var stores: [Store<Branch.State, Branch.Event>?] = (0..<4).map { _ in
        parent.scope(state: \.branch, event: \.branch)
      }
      let lock = NSLock()
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        let view = lock.withLock {
          defer { stores[thread] = nil }
          return stores[thread]
        }
        view?.send(.toggle)
        let leaf = view?.scope(state: \.leaf, event: \.leaf)
        _ = leaf?.state
        if thread == 3 { view?.cancel() }
        if thread == 2 { parent.cancel() }
      }
    }
  }
}
