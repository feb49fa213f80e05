import Composition
import MachineKit
import ReactiveCore
import Testing

@Suite struct StoreScopeTests {
  private let store = Store(initial: Parent.State(), machine: Parent(load: Loads().load))

  @Test func aScopedStoreReadsAndSends() {
    let child = store.scope(state: \.child, event: \.child)
    child.send(.rename("x"))
    #expect(child.state.log == ["x", "renamed x"])
    #expect(store.state.child == child.state)
  }

  @Test func oneObjectAPairOfKeyPaths() {
    let one = store.scope(state: \.child, event: \.child)
    let two = store.scope(state: \.child, event: \.child)
    #expect(one === two)
  }

  @Test func updatesThatLeaveTheChildEqualAreSkipped() {
    var seen: [Int] = []
    let child = store.scope(state: \.child, event: \.child)
    let subscription = child.publisher.sink { seen.append($0.log.count) }
    store.send(.setRows([]))
    store.send(.child(.loaded("a")))
    withExtendedLifetime(subscription) {}
    #expect(seen == [0, 1])
  }

  @Test func anOptionalChild() {
    #expect(store.scope(state: \.details, event: \.details) == nil)
    store.send(.setDetails(Child.State(id: 1, request: nil)))
    let child = store.scope(state: \.details, event: \.details)
    var seen: [Int] = []
    let subscription = child?.publisher.sink { seen.append($0.log.count) }
    child?.send(.loaded("a"))
    #expect(child?.state.log == ["a"])
    store.send(.setDetails(nil))
    #expect(child?.state.log == ["a"])
    withExtendedLifetime(subscription) {}
    #expect(seen == [0, 1])
  }

  @Test func aScopeOfFunctions() {
    let log = store.scope(getValue: \.child.log, event: Parent.Event.child)
    log.send(.loaded("a"))
    #expect(log.state == ["a"])
  }

  @Test func cancellingAScopedStoreEndsTheViewOnly() {
    let child = store.scope(state: \.child, event: \.child)
    var completions = 0
    let subscription = child.publisher.sink(
      receiveCompletion: { _ in completions += 1 },
      receiveValue: { _ in }
    )
    child.cancel()
    child.send(.loaded("a"))
    #expect(store.state.child.log == [])
    store.send(.child(.loaded("b")))
    #expect(store.state.child.log == ["b"])
    withExtendedLifetime(subscription) {}
    #expect(completions == 1)
  }

  @Test func aScopedStoreKeepsItsParentRunning() {
    var parent: Store? = Store(initial: Parent.State(), machine: Parent(load: Loads().load))
    let child = parent?.scope(state: \.child, event: \.child)
    parent = nil
    child?.send(.loaded("a"))
    #expect(child?.state.log == ["a"])
  }
}
