import CaseKeyPaths
import Composition
import IssueReporting
import MachineKit
import ReactiveCore
import Testing

/// Rows in numbers: each with effects of its own, whatever happens to the others.
@Suite struct ForEachTests {
  fileprivate struct Row: StateMachine {
    struct State: Equatable, Identifiable {
      let id: Int
      var taps = 0
      var request: Int?
      var log: [String] = []
    }

    @CasePathable
    enum Event: Equatable {
      case tap
      case ask(Int?)
      case heard(String)
    }

    let lives: Lives

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, event in
        switch event {
        case .tap: state.taps += 1
        case .ask(let request): state.request = request
        case .heard(let text): state.log.append(text)
        }
      }
      OnChange(of: \.request) { request in lives.load(request).map(Event.heard) }
      SideEffect(synchronous: { state, event in lives.seen.append("\(state.id) \(event)") })
    }
  }

  fileprivate final class Lives {
    var subjects: [Int: PassthroughSubject<String, Never>] = [:]
    var started: [Int] = []
    var seen: [String] = []

    func load(_ request: Int) -> AnyPublisher<String, Never> {
      let subject = PassthroughSubject<String, Never>()
      subjects[request] = subject
      started.append(request)
      return subject.handleEvents(receiveCancel: { self.subjects[request] = nil }).eraseToAnyPublisher()
    }
  }

  fileprivate struct List: StateMachine {
    typealias Rows = IdentifiedArrayOf<Row.State>
    struct State: Equatable { var rows: Rows }

    @CasePathable
    enum Event {
      case row(IdentifiedEvent<Int, Row.Event>)
      case change((inout Rows) -> Void)
    }

    let lives: Lives

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      ForEach(state: \State.rows, event: \.row) { Row(lives: lives) }
      Reducer { state, event in
        if case .change(let change) = event { change(&state.rows) }
      }
    }
  }

  private let lives = Lives()

  private func store(_ rows: [Row.State]) -> Store<List.State, List.Event> {
    Store(initial: List.State(rows: IdentifiedArray(rows)), machine: List(lives: lives))
  }

  private func rows(_ count: Int) -> [Row.State] {
    (0..<count).map { Row.State(id: $0, request: $0) }
  }

  @Test func tenThousandRowsHaveTenThousandEffects() {
    let store = store(rows(10_000))
    #expect(lives.started == Array(0..<10_000))
    store.send(.row(IdentifiedEvent(id: 5_000, event: .tap)))
    lives.subjects[7_000]?.send("a")
    #expect(store.state.rows[id: 5_000]?.taps == 1)
    #expect(store.state.rows[id: 7_000]?.log == ["a"])
    #expect(lives.seen == ["5000 tap", "7000 heard(\"a\")"])
    #expect(lives.started.count == 10_000)
    store.send(.change { $0.removeAll { $0.id % 2 == 0 } })
    #expect(lives.subjects.count == 5_000)
    store.cancel()
    #expect(lives.subjects.isEmpty)
  }

  @Test func movingAndSortingChangesNothingForARow() {
    let store = store(rows(100))
    store.send(
      .change { rows in
        for position in 0..<50 { rows.move(from: position, to: 99 - position) }
        rows.sort { $0.id > $1.id }
      }
    )
    #expect(store.state.rows.ids == (0..<100).reversed())
    #expect(lives.started.count == 100)
    lives.subjects[3]?.send("moved")
    #expect(store.state.rows[id: 3]?.log == ["moved"])
  }

  @Test func rowsThatTheParentChangesAreSeenByTheirFeedbacks() {
    let store = store(rows(100))
    store.send(.change { $0[id: 7]?.request = 1_007 })
    #expect(lives.started.suffix(1) == [1_007])
    #expect(lives.subjects[7] == nil)
    // More at once than the array remembers one by one.
    store.send(.change { rows in for id in 0..<100 { rows[id: id]?.request = 2_000 + id } })
    #expect(lives.started.count == 201)
    #expect(Set(lives.subjects.keys) == Set(2_000..<2_100))
    store.send(.change { $0 = IdentifiedArray($0.prefix(10)) })
    #expect(Set(lives.subjects.keys) == Set(2_000..<2_010))
  }

  @Test func aCopyThatWasChangedElsewhereIsNotTakenForTheSame() {
    let store = store(rows(3))
    var other = store.state.rows
    // Both the store's array and the copy have had one change since.
    store.send(.change { $0[id: 0]?.request = 10 })
    other[id: 1]?.request = 11
    store.send(.change { [other] in $0 = other })
    #expect(lives.started == [0, 1, 2, 10, 0, 11])
    #expect(Set(lives.subjects.keys) == [0, 11, 2])
  }

  @Test func anotherRowUnderTheSameIDGoesOn() {
    let store = store(rows(2))
    store.send(.change { $0[id: 1] = Row.State(id: 1, request: 1, log: ["new"]) })
    #expect(lives.started == [0, 1])
    store.send(
      .change { rows in
        rows.remove(id: 1)
        rows.append(Row.State(id: 1, request: 50))
      }
    )
    // It was there before the event and after it: the same life, with another request.
    #expect(lives.started == [0, 1, 50])
    #expect(Set(lives.subjects.keys) == [0, 50])
  }

  @Test func aRowThatIsRemovedDuringItsOwnEffectAndComesAgain() {
    let store = store([Row.State(id: 1, request: 1)])
    let subscription = store.publisher.sink { state in
      if state.rows[id: 1]?.log == ["a"] { store.send(.change { $0.removeAll() }) }
    }
    lives.subjects[1]?.send("a")
    #expect(store.state.rows.isEmpty)
    #expect(lives.subjects.isEmpty)
    #expect(store.effectsInFlight.isEmpty)
    store.send(.change { $0.append(Row.State(id: 1, request: 1)) })
    #expect(lives.started == [1, 1])
    lives.subjects[1]?.send("b")
    withExtendedLifetime(subscription) {}
    #expect(store.state.rows[id: 1]?.log == ["b"])
  }

  @Test func duplicatesAreReportedAndTheFirstIsKept() {
    let store = store(rows(2))
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) {
      store.send(.change { $0.append(Row.State(id: 1, request: 99)) })
    }
    #expect(recorder.issues.count == 1)
    #expect(recorder.issues.first?.message.contains("the id 1 is in the array already") == true)
    #expect(lives.started == [0, 1])
    #expect(store.state.rows.count == 2)
  }

  @Test func aRowsEventIsSeenByThatRowAlone() {
    let store = store(rows(3))
    store.send(.row(IdentifiedEvent(id: 1, event: .tap)))
    store.send(.change { _ in })
    #expect(lives.seen == ["1 tap"])
  }
}
