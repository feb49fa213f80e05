// swift-format-ignore-file
// The code of the page "CombineFeedbackTest" as it stands there, under Swift Testing.

import Dispatch
import IssueReporting
import MachineKit
import ReactiveCore
import ReactiveFoundation
import TestSupport
import Testing

@Suite struct CombineFeedbackTestSeedTests {
  @Test func test_appearing_loads_movies() async {
    let store = TestStore(
      initial: Movies.State(),
      machine: Movies(fetch: { page in [Movie(id: page)] })   // immediate mock
    )

    store.send(.fetchNext)
    await store.wait { $0.status == .idle && !$0.movies.isEmpty }

    #expect(store.state.movies == [Movie(id: 1)])
  }

  @Test func orderedWaypoints() async {
    let store = TestStore(
      initial: Movies.State(),
      machine: Movies(fetch: { page in [Movie(id: page)] })
    )

    store.send(.fetchNext)
    await store.wait { $0.status == .loading }   // the spinner must appear...
    await store.wait { $0.status == .idle }      // ...before data lands

    store.send(.retry)
    await store.wait { $0.status == .idle && !$0.movies.isEmpty }
  }

  @Test func sideEffects() async {
    let calls = LockedCount()
    let store = TestStore(
      initial: Movies.State(),
      machine: Movies(fetch: { page in calls.increment(); return [Movie(id: page)] })
    )

    store.send(.fetchNext)
    await store.wait { $0.status == .idle }
    #expect(calls.value == 1)   // debounced/deduped exactly once
  }

  @Test func timeSchedulersAndClocks() async {
    let scheduler = DispatchQueue.test          // from combine-schedulers
    let store = TestStore(
      initial: Search.State(),
      machine: Search(fetch: { query in [query] }, scheduler: scheduler.eraseToAnyScheduler())
    )

    store.send(.queryChanged("sw"))
    store.send(.queryChanged("swift"))
    scheduler.advance(by: .milliseconds(300))   // advance BEFORE you await...
    await store.wait { $0.results.isEmpty == false }   // ...or wait parks before time moves

    #expect(store.state.results == ["swift"])
  }

  @Test func howWaitReportsFailures() async {
    let recorder = RecordingIssueReporter()
    let store = TestStore(
      initial: Movies.State(),
      // swiftlint:disable:next DoNotWaitRealTime - waits to be cancelled
      machine: Movies(fetch: { _ in try await Task.sleep(for: .seconds(3600)); return [] })
    )
    store.send(.fetchNext)
    let line = UInt(#line + 2)
    await withIssueReporters([recorder]) {
      await store.wait(timeout: .milliseconds(100)) { $0.movies.count == 1 }
    }
    #expect(recorder.issues.map(\.line) == [line])
    #expect(recorder.issues.map(\.severity) == [.error])
    let message = recorder.issues.first?.message ?? ""
    let expected = """
      wait(until:) timed out after 100ms — predicate never satisfied.
        Last state: Movies.State(status: .loading, movies: [], page: 0)
        Observed trajectory:
          Movies.State(status: .idle, movies: [], page: 0)
          Movies.State(status: .loading, movies: [], page: 0)   ← stuck here; the mock never resolved?
        Effects in flight:
          OnChange at TestSupportTests/Movies.swift:
      """
    #expect(message.hasPrefix(expected))
  }
}

struct Search: StateMachine {
  struct State {
    var query = ""
    var results: [String] = []
  }

  enum Event {
    case queryChanged(String)
    case found([String])
  }

  let fetch: (String) -> [String]
  let scheduler: AnySchedulerOf<DispatchQueue>

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .queryChanged(let query): state.query = query
      case .found(let results): state.results = results
      }
    }
    Feedback.custom { input, output in
      input.changes(of: \.query)
        .filter { !$0.isEmpty }
        .debounce(for: .milliseconds(300), scheduler: scheduler)
        .map { Event.found(fetch($0)) }
        .enqueue(to: output)
    }
  }
}
