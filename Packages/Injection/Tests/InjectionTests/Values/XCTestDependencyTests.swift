import Injection
import IssueReporting
import Locking
import XCTest

/// Under XCTest too a test value is fresh for each test, and a live value fails the test.
final class XCTestDependencyTests: XCTestCase {
  private final class Box: @unchecked Sendable {
    private let lock = Lock()
    private var count = 0
    func next() -> Int {
      lock.withLock {
        count += 1
        return count
      }
    }
  }

  private enum BoxKey: DependencyKey {
    static let liveValue = Box()
    static var testValue: Box { Box() }
  }

  private enum LiveKey: DependencyKey {
    static let liveValue = 7
  }

  private var failures: [String] = []

  /// Failures of the live value are kept; others fail the test.
  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    if description.contains("has no test value") { return failures.append(description) }
    super.recordFailure(
      withDescription: description,
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
  }

  #if os(Linux)
    func testOneIsFresh() {
      @Dependency(BoxKey.self) var box
      XCTAssertEqual(box.next(), 1)
    }

    func testTwoIsFresh() async {
      @Dependency(BoxKey.self) var box
      let first = box
      let inTask = await Task.detached { first.next() }.value
      XCTAssertEqual(inTask, 1)
    }

    /// Holds on to its dependency for longer than its test.
    // swiftlint:disable:next UncheckedSendableNeedsLock - the dependency locks
    private final class Late: @unchecked Sendable {
      @Dependency(BoxKey.self) var box
      nonisolated(unsafe) static var ofAnEarlierTest: Late?
    }

    func testThreeStartsSomethingThatIsLate() {
      Late.ofAnEarlierTest = Late()
    }

    func testThreeThenIsNotReachedByIt() async {
      let late = Late.ofAnEarlierTest
      for expected in 1...3 {
        let count = await Task.detached { late?.box.next() }.value
        XCTAssertEqual(count, late == nil ? nil : expected)
      }
      @Dependency(BoxKey.self) var box
      XCTAssertEqual(box.next(), 1)
    }
  #endif

  func testALiveValueFailsTheTest() {
    @Dependency(LiveKey.self) var live
    XCTAssertEqual(live, 7)
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.contains("@Dependency(LiveKey.self) has no test value") == true)
  }
}
