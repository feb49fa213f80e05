// swift-format-ignore-file
// The code of the page "CombineFeedbackTest" as it stands there, under XCTest.

import IssueReporting
import MachineKit
import TestSupport
import XCTest

final class CombineFeedbackTestSeedXCTests: XCTestCase {
  func test_appearing_loads_movies() async {
    let store = TestStore(
      initial: Movies.State(),
      machine: Movies(fetch: { page in [Movie(id: page)] })   // immediate mock
    )

    store.send(.fetchNext)
    await store.wait { $0.status == .idle && !$0.movies.isEmpty }

    XCTAssertEqual(store.state.movies, [Movie(id: 1)])
  }

  func test_ordered_waypoints() async {
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

  func test_side_effects() async {
    let calls = LockedCount()
    let store = TestStore(
      initial: Movies.State(),
      machine: Movies(fetch: { page in calls.increment(); return [Movie(id: page)] })
    )

    store.send(.fetchNext)
    await store.wait { $0.status == .idle }
    XCTAssertEqual(calls.value, 1)   // debounced/deduped exactly once
  }

  func test_a_failing_wait_is_reported_at_its_line() async {
    let recorder = RecordingIssueReporter()
    let store = TestStore(initial: Movies.State(), machine: Movies(fetch: { _ in [] }))
    let line = UInt(#line + 2)
    await withIssueReporters([recorder]) {
      await store.wait(timeout: 0.01) { $0.status == .failed }
    }
    XCTAssertEqual(recorder.issues.map(\.line), [line])
    XCTAssertEqual(
      recorder.issues.first?.message,
      """
      wait(until:) timed out after 10ms — predicate never satisfied.
        Last state: Movies.State(status: .idle, movies: [], page: 0)
        Observed trajectory:
          Movies.State(status: .idle, movies: [], page: 0)   ← stuck here; the mock never resolved?
      """
    )
  }
}
