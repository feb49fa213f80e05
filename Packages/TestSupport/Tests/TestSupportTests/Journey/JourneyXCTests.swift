import TestSupport
import XCTest

/// Journeys under XCTest: the failures are XCTest's own, at the lines of the test.
final class JourneyXCTests: XCTestCase {
  private struct Recorded: Equatable {
    var line: Int
    var start: String
  }

  private var isRecording = false
  private var recorded: [Recorded] = []

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard isRecording else {
      return super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
    XCTAssertTrue(filePath.hasSuffix("JourneyXCTests.swift"), filePath)
    let message = description.split(separator: "\n").first.map(String.init) ?? ""
    recorded.append(
      Recorded(line: lineNumber, start: String(message.drop { $0 != "T" && $0 != "R" && $0 != "E" }))
    )
  }

  private func makeStore(line: UInt = #line) -> ExhaustiveTestStore<Journey.State, Journey.Event> {
    ExhaustiveTestStore(initialState: Journey.State(), reducer: { Journey() }, line: line)
  }

  func testAJourney() async {
    let store = makeStore()
    await store.send(.count(1)) { $0.count = 1 }
    await store.send(.find)
    await store.receive(\.found) { $0.found = ["found later"] }
    await store.finish()
  }

  @MainActor func testAJourneyOnTheMainActor() async {
    var asserted = 0
    let store = makeStore()
    await store.send(.find)
    await store.receive(.found("found later")) {
      asserted += 1
      $0.found = ["found later"]
    }
    XCTAssertEqual(asserted, 1)
  }

  func testFailuresAreXCTests() async {
    isRecording = true
    let line = #line
    do {
      let store = makeStore()
      await store.send(.count(1)) { $0.count = 2 }
      await store.send(.type("a")) { $0.query = "a" }
      await store.receive(.found("b"))
      await store.send(.type("b")) { $0.query = "b" }
    }
    isRecording = false
    XCTAssertEqual(
      recorded,
      [
        Recorded(line: line + 3, start: "The state after send(Journey.Event.count(1)) is not as asserted."),
        Recorded(line: line + 5, start: "Received an unexpected event."),
        Recorded(line: line + 2, start: "The test ended with 1 event that was emitted and not received."),
      ]
    )
  }
}
