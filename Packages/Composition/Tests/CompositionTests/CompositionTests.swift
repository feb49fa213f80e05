import Composition
import IssueReporting
import MachineKit
import ReactiveCore
import Testing

@Suite struct CompositionTests {
  private let loads = Loads()

  private func parent(_ state: Parent.State = Parent.State()) -> Store<Parent.State, Parent.Event> {
    Store(initial: state, machine: Parent(load: loads.load))
  }

  @Test func placeInTheBodyDecidesWhoSeesTheEventFirst() {
    let store = parent()
    store.send(.child(.rename("x")))
    #expect(store.state.log == ["before x: 0", "after x: 1"])
    #expect(store.state.child.log == ["x", "renamed x"])
  }

  @Test func aChildsEffectsStartWithItAndEndWithIt() {
    let store = parent()
    #expect(loads.subjects.isEmpty)
    store.send(.setDetails(Child.State(id: 1, request: 7)))
    #expect(loads.subjects.map(\.request) == [7])
    loads.subjects[0].subject.send("a")
    store.send(.setDetails(nil))
    loads.subjects[0].subject.send("b")
    #expect(store.effectsInFlight.isEmpty)
    store.send(.setDetails(Child.State(id: 1, request: 7)))
    loads.subjects[0].subject.send("c")
    loads.subjects[1].subject.send("d")
    #expect(store.state.details?.log == ["d"])
  }

  @Test func anotherIdentityRestartsTheEffects() {
    let store = parent()
    store.send(.setDetails(Child.State(id: 1, request: 7)))
    store.send(.setDetails(Child.State(id: 1, request: 7, log: ["same"])))
    #expect(loads.subjects.count == 1)
    store.send(.setDetails(Child.State(id: 2, request: 7)))
    #expect(loads.subjects.count == 2)
    loads.subjects[0].subject.send("old")
    loads.subjects[1].subject.send("new")
    #expect(store.state.details?.log == ["new"])
  }

  @Test func anEventForAnAbsentChildChangesNothingAndIsReported() {
    let store = parent()
    let recorder = RecordingIssueReporter()
    let before = store.state
    withIssueReporters([recorder]) {
      store.send(.details(.rename("ghost")))
      store.send(.row(IdentifiedEvent(id: 9, event: .rename("ghost"))))
    }
    #expect(store.state == before)
    #expect(recorder.issues.count == 2)
    #expect(recorder.issues[0].message.hasPrefix("IfLet at CompositionTests/Features.swift:"))
    #expect(recorder.issues[0].message.contains("received an event while its state is nil"))
    #expect(recorder.issues[0].message.contains("rename"))
    #expect(recorder.issues[1].message.contains("it has no row with the id 9"))
  }

  @Test func anEnumStateStartsAndStopsItsCases() {
    let store = Store(
      initial: .first(Child.State(id: 1, request: 1)),
      machine: Screen(load: loads.load)
    )
    store.send(.first(.rename("x")))
    #expect(store.state == .first(Child.State(id: 1, request: 1, log: ["x", "renamed x"])))
    store.send(.go(.second(Child.State(id: 1, request: 2))))
    #expect(loads.subjects.map(\.request) == [1, 2])
    loads.subjects[0].subject.send("old")
    loads.subjects[1].subject.send("new")
    #expect(store.state == .second(Child.State(id: 1, request: 2, log: ["new"])))
    withExpectedIssue { store.send(.first(.rename("absent"))) }
  }

  @Test func rowsHaveEffectsOfTheirOwnByID() {
    let store = parent()
    store.send(.setRows([Child.State(id: 1, request: 1), Child.State(id: 2, request: 2)]))
    #expect(loads.subjects.map(\.request) == [1, 2])
    store.send(.setRows([Child.State(id: 2, request: 2), Child.State(id: 3, request: 3)]))
    #expect(loads.subjects.map(\.request) == [1, 2, 3])
    loads.subjects[0].subject.send("gone")
    loads.subjects[1].subject.send("moved")
    loads.subjects[2].subject.send("new")
    #expect(store.state.rows.map(\.log) == [["moved"], ["new"]])
    store.send(.row(IdentifiedEvent(id: 3, event: .rename("z"))))
    #expect(store.state.rows[id: 3]?.log == ["new", "z", "renamed z"])
  }

  @Test func endingTheStoreEndsTheChildrensEffects() {
    var store: Store<Parent.State, Parent.Event>? = parent()
    store?.send(.setDetails(Child.State(id: 1, request: 1)))
    weak let weakStore = store
    store = nil
    #expect(weakStore == nil)
    loads.subjects[0].subject.send("late")
  }
}
