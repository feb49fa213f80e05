import CaseKeyPaths
import Composition
import Dispatch
import MachineKit
import ReactiveCore
import Testing

/// Views of a running store.
@Suite struct ViewTests {
  private let loads = Loads()

  private func parent(_ details: Child.State? = nil) -> Store<Parent.State, Parent.Event> {
    Store(initial: Parent.State(details: details), machine: Parent(load: loads.load))
  }

  @Test func optionalChainingOfStores() {
    let store = parent()
    let absent = store.scope(state: \.details, event: \.details)?.scope(state: \.request, event: \.loaded)
    #expect(absent == nil)
    store.send(.setDetails(Child.State(id: 1, request: 4)))
    let request = store.scope(state: \.details, event: \.details)?.scope(state: \.request, event: \.loaded)
    #expect(request?.state == 4)
    request?.send("from the view")
    #expect(store.state.details?.log == ["from the view"])
  }

  @Test func aViewOutlivesTheOwnerOfItsParent() {
    final class Owner {
      let store = Store(initial: Parent.State(), machine: Parent(load: Loads().load))
    }
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    weak let weakStore = owner?.store
    var view = owner?.store.scope(state: \.child, event: \.child)
    owner = nil
    // The owner is not kept; the parent's store is, and goes on working.
    #expect(weakOwner == nil)
    view?.send(.loaded("a"))
    #expect(view?.state.log == ["a"])
    #expect(view?.isRunning == true)
    view = nil
    #expect(weakStore == nil)
  }

  @Test func aSubscriptionToAViewDoesNotKeepTheView() {
    let store = parent()
    var seen: [Int] = []
    weak var weakView: Store<Child.State, Child.Event>?
    let subscription: AnyCancellable
    do {
      let view = store.scope(state: \.child, event: \.child)
      weakView = view
      subscription = view.publisher.sink { seen.append($0.log.count) }
    }
    #expect(weakView == nil)
    store.send(.child(.loaded("a")))
    withExtendedLifetime(subscription) {}
    #expect(seen == [0, 1])
  }

  @Test func aViewOfAnAbsentChildEmitsNothingStale() {
    let store = parent(Child.State(id: 1, request: nil, log: ["old"]))
    let view = store.scope(state: \.details, event: \.details)
    store.send(.setDetails(nil))
    var seen: [[String]] = []
    let subscription = view?.publisher.sink { seen.append($0.log) }
    // A new subscriber of an absent child gets nothing, though the view still shows what there was last.
    #expect(seen == [])
    #expect(view?.state.log == ["old"])
    store.send(.setRows([]))
    #expect(seen == [])
    store.send(.setDetails(Child.State(id: 2, request: nil, log: ["new"])))
    #expect(seen == [["new"]])
    withExtendedLifetime(subscription) {}
  }

  @Test func aViewSkipsWhatLeavesTheChildEqualAlsoThroughViews() {
    let store = parent()
    let log = store.scope(state: \.child, event: \.child).scope(getValue: \.log.count, event: { $0 })
    var seen: [Int] = []
    let subscription = log.publisher.sink { seen.append($0) }
    store.send(.setRows([]))
    store.send(.child(.loaded("a")))
    store.send(.setDetails(Child.State()))
    withExtendedLifetime(subscription) {}
    #expect(seen == [0, 1])
  }

  @Test func theEndOfTheParentEndsItsViews() {
    let store = parent()
    let view = store.scope(state: \.child, event: \.child)
    var completions = 0
    let subscription = view.publisher.sink(
      receiveCompletion: { _ in completions += 1 },
      receiveValue: { _ in }
    )
    store.cancel()
    #expect(completions == 1)
    #expect(!view.isRunning)
    let late = view.publisher.sink(receiveCompletion: { _ in completions += 1 }, receiveValue: { _ in })
    withExtendedLifetime((subscription, late)) {}
    #expect(completions == 2)
  }

  @Test func aViewThatIsCancelledInsideADeliveryGetsNothingMore() {
    let store = parent()
    let view = store.scope(state: \.child, event: \.child)
    var seen: [Int] = []
    var isFinished = false
    let first = view.publisher.sink { state in
      if state.log.count == 1 { view.cancel() }
    }
    let second = view.publisher.sink(
      receiveCompletion: { _ in isFinished = true },
      receiveValue: { seen.append($0.log.count) }
    )
    store.send(.child(.loaded("a")))
    store.send(.child(.loaded("b")))
    withExtendedLifetime((first, second)) {}
    #expect(seen.allSatisfy { $0 < 2 })
    #expect(isFinished)
  }

  /// For the thread sanitizer: views made, read, observed and cancelled while events come.
  @Test func viewsOnManyThreads() {
    for _ in 0..<10 {
      let store = parent(Child.State(id: 1, request: nil))
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for round in 0..<100 {
          switch thread {
          case 0: store.send(.child(.loaded("\(round)")))
          case 1: store.send(.setDetails(round % 2 == 0 ? nil : Child.State(id: round, request: nil)))
          case 2:
            let view = store.scope(state: \.child, event: \.child)
            var previous = 0
            view.publisher.sink { state in
              #expect(state.log.count >= previous)
              previous = state.log.count
            }
            .cancel()
            _ = view.state
          default:
            let view = store.scope(state: \.details, event: \.details)
            view?.send(.loaded("x"))
            view?.cancel()
          }
        }
      }
      #expect(store.state.child.log.count == 100)
    }
  }
}
