import CaseKeyPaths
import Composition
import IssueReporting
import MachineKit
import ReactiveCore
import Testing

/// Composition of compositions, and what a reduce copies on its way.
@Suite struct NestingTests {
  fileprivate struct Leaf: StateMachine {
    struct State: Identifiable {
      var id = 0
      var numbers = Array(0..<100)
      var copies = 0
      var log: [String] = []
    }

    @CasePathable
    enum Event {
      case set(Int)
      case answer(String)
    }

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, event in
        switch event {
        case .set(let number):
          func address() -> Int { state.numbers.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
          let before = address()
          state.numbers[0] = number
          if address() != before { state.copies += 1 }
        case .answer(let text): state.log.append(text)
        }
      }
      OnEvent(\.set) { number in .answer("set \(number)") }
      OnChange(of: \.numbers[0]) { number in .answer("is \(number)") }
    }
  }

  /// A parent of each kind.
  fileprivate struct InProperty<Child: StateMachine>: StateMachine {
    struct State { var child: Child.State }

    @CasePathable
    enum Event { case child(Child.Event) }

    let child: Child

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Scope(state: \State.child, event: \.child) { child }
    }
  }

  fileprivate struct InOptional<Child: StateMachine>: StateMachine {
    struct State { var child: Child.State? }

    @CasePathable
    enum Event { case child(Child.Event) }

    let child: Child

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      IfLet(state: \State.child, event: \.child) { child }
    }
  }

  fileprivate struct InCase<Child: StateMachine>: StateMachine {
    @CasePathable
    enum State {
      case child(Child.State)
      case nothing
    }

    @CasePathable
    enum Event { case child(Child.Event) }

    let child: Child

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Scope(state: \.child, event: \.child) { child }
    }
  }

  fileprivate struct Rows<Child: StateMachine>: StateMachine where Child.State: Identifiable {
    struct State { var rows: IdentifiedArrayOf<Child.State> }

    @CasePathable
    enum Event { case row(IdentifiedEvent<Child.State.ID, Child.Event>) }

    let child: Child

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      ForEach(state: \State.rows, event: \.row) { child }
    }
  }

  @Test func aPropertyIsChangedInPlace() {
    let store = Store(initial: .init(child: Leaf.State()), machine: InProperty(child: Leaf()))
    for number in 1...10 { store.send(.child(.set(number))) }
    #expect(store.state.child.copies <= 1)
    #expect(store.state.child.log.suffix(2) == ["set 10", "is 10"])
  }

  @Test func anOptionalIsChangedInPlace() {
    let store = Store(initial: .init(child: Leaf.State()), machine: InOptional(child: Leaf()))
    for number in 1...10 { store.send(.child(.set(number))) }
    #expect(store.state.child.map { $0.copies <= 1 } == true)
  }

  @Test func aCaseIsChangedInPlace() {
    let store = Store(initial: .child(Leaf.State()), machine: InCase(child: Leaf()))
    for number in 1...10 { store.send(.child(.set(number))) }
    guard case .child(let leaf) = store.state else { return #expect(Bool(false)) }
    #expect(leaf.copies <= 1)
  }

  @Test func aRowIsChangedInPlace() {
    let rows = IdentifiedArrayOf<Leaf.State>((0..<10).map { Leaf.State(id: $0) })
    let store = Store(initial: .init(rows: rows), machine: Rows(child: Leaf()))
    for number in 1...10 { store.send(.row(IdentifiedEvent(id: 3, event: .set(number)))) }
    #expect(store.state.rows[id: 3].map { $0.copies <= 1 } == true)
  }

  // MARK: - Five levels deep

  /// A row that is a door: it may be open.
  fileprivate struct Door: StateMachine {
    struct State: Identifiable {
      var id: Int
      var leaf: Leaf.State?
    }

    @CasePathable
    enum Event { case leaf(Leaf.Event), shut }

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, event in
        if case .shut = event { state.leaf = nil }
      }
      IfLet(state: \State.leaf, event: \.leaf) { Leaf() }
    }
  }

  private typealias Five = InProperty<InProperty<InProperty<Rows<Door>>>>

  private var five: Five {
    InProperty(child: InProperty(child: InProperty(child: Rows(child: Door()))))
  }

  private func event(_ id: Int, _ event: Door.Event) -> Five.Event {
    .child(.child(.child(.row(IdentifiedEvent(id: id, event: event)))))
  }

  @Test func anIfLetInAForEachInScopesFiveLevelsDeep() {
    let doors: [Door.State] = [
      Door.State(id: 1, leaf: Leaf.State()), Door.State(id: 2), Door.State(id: 3, leaf: Leaf.State()),
    ]
    let store = Store(
      initial: Five.State(child: .init(child: .init(child: .init(rows: IdentifiedArray(doors))))),
      machine: five
    )
    func leaf(_ id: Int) -> Leaf.State? { store.state.child.child.child.rows[id: id]?.leaf }
    store.send(event(3, .leaf(.set(7))))
    #expect(leaf(3)?.log == ["is 0", "set 7", "is 7"])
    #expect(leaf(1)?.log == ["is 0"])
    store.send(event(3, .shut))
    #expect(leaf(3) == nil)
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) {
      store.send(event(3, .leaf(.set(8))))
      store.send(event(4, .shut))
    }
    #expect(recorder.issues.map { String($0.message.prefix(while: { $0 != " " })) } == ["IfLet", "ForEach"])
  }

  @Test func fiveLevelsOfViews() {
    let store = Store(
      initial: Five.State(
        child: .init(child: .init(child: .init(rows: [Door.State(id: 1, leaf: Leaf.State(id: 9))])))
      ),
      machine: five
    )
    let rows = store.scope(state: \.child, event: \.child)
      .scope(state: \.child, event: \.child)
      .scope(state: \.child, event: \.child)
    let door = rows.scope(getValue: { $0.rows[id: 1] }, event: { .row(IdentifiedEvent(id: 1, event: $0)) })
    let leaf = door.scope(getValue: { $0?.leaf?.log ?? [] }, event: { .leaf($0) })
    var seen: [[String]] = []
    let subscription = leaf.publisher.sink { seen.append($0) }
    leaf.send(.set(5))
    withExtendedLifetime(subscription) {}
    #expect(seen.last == ["is 0", "set 5", "is 5"])
    #expect(leaf.state == seen.last)
  }
}
