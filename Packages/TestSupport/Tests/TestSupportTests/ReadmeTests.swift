import CaseKeyPaths
import MachineKit
import TestSupport
import Testing

/// The code of the README.
@Suite struct ReadmeTests {
  struct Search: StateMachine {
    struct State: Equatable {
      var query = ""
      var results: [String] = []
    }

    @CasePathable
    enum Event {
      case type(String)
      case found([String])
    }

    let find: (String) async -> [String]

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, event in
        switch event {
        case .type(let query): state.query = query
        case .found(let results): state.results = results
        }
      }
      OnEvent(\.type) { query in .found(await find(query)) }
    }
  }

  @Test func findsWhatIsTyped() async {
    let store = TestStore(
      initial: Search.State(),
      machine: Search { query in ["found \(query)"] }
    )
    store.send(.type("swift"))
    await store.wait { !$0.results.isEmpty }
    #expect(store.state.results == ["found swift"])
  }

  @Test func findsStepByStep() async {
    let store = ExhaustiveTestStore(
      initialState: Search.State(),
      reducer: { Search { query in ["found \(query)"] } }
    )
    await store.send(.type("swift")) { $0.query = "swift" }
    await store.receive(\.found) { $0.results = ["found swift"] }
    await store.finish()
  }

  @Test func differences() {
    var count = 1
    expectNoDifference(count, 1)
    expectDifference(count) {
      count += 1
    } changes: {
      $0 = 2
    }
  }
}
