import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import XCTest

extension XCTestCase {
  /// The form that CombineExpectations' tests are written in, as `RecorderExpectation.wait` shows it.
  fileprivate func wait<Output, Opposite>(
    for expectation: RecorderExpectation<Output, Opposite>,
    timeout: TimeInterval
  ) throws -> Output {
    try expectation.wait(timeout: timeout)
  }
}

/// Schedulers, clocks and recorders in XCTest.
final class ReactiveTestingXCTests: XCTestCase {
  func testWaitForTimeout() throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.receive(on: DispatchQueue.main).record()
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    XCTAssertEqual(try wait(for: recorder.next(), timeout: 30), 1)
    XCTAssertEqual(try wait(for: recorder.next(2), timeout: 30), [2, 3])
    XCTAssertEqual(try wait(for: recorder.prefix(2), timeout: 30), [1, 2])
    XCTAssertEqual(try wait(for: recorder.elements, timeout: 30), [1, 2, 3])
    XCTAssertEqual(try wait(for: recorder.last, timeout: 30), 3)
    try wait(for: recorder.finished, timeout: 30)
    XCTAssertThrowsError(try wait(for: recorder.single, timeout: 30)) {
      XCTAssertEqual($0 as? RecordingError, .tooManyElements)
    }
    XCTAssertEqual(try recorder.availableElements.get(), [1, 2, 3])
    XCTAssertEqual(recorder.allElementsDescription, ["1", "2", "3"])
  }

  func testInverted() throws {
    let recorder = PassthroughSubject<Int, Never>().record()
    try wait(for: recorder.next().inverted, timeout: 0.001)
    try wait(for: recorder.finished.inverted, timeout: 0.001)
    XCTAssertThrowsError(try wait(for: recorder.next(), timeout: 0.001)) {
      XCTAssertEqual($0 as? RecordingError, .notEnoughElements)
    }
  }

  func testValuesInAnAsyncTest() async throws {
    let recorder = [1, 2].publisher.record()
    let next = try await recorder.next().value
    XCTAssertEqual(next, 1)
    let all = try await recorder.elements.value
    XCTAssertEqual(all, [1, 2])
  }

  func testATestSchedulerInAnAsyncTest() async throws {
    let scheduler = DispatchQueue.test
    let recorder = Just(1).delay(for: 1, scheduler: scheduler).record()
    scheduler.advance(by: .milliseconds(999))
    XCTAssertEqual(recorder.allElementsDescription, [])
    scheduler.advance(to: scheduler.now.advanced(by: .milliseconds(1)))
    XCTAssertEqual(recorder.allElementsDescription, ["1"])
    scheduler.run()
    try await recorder.finished.value
    await scheduler.advanceAsync(by: .seconds(1))
  }

  @MainActor func testATestClockForTasksOnTheMainActor() async throws {
    let clock = TestClock(patience: .seconds(600))
    var ticks = 0
    let task = Task { @MainActor in
      try await clock.sleep(for: .seconds(1))
      ticks += 1
    }
    await clock.advance(by: .seconds(1))
    try await task.value
    XCTAssertEqual(ticks, 1)
  }
}
