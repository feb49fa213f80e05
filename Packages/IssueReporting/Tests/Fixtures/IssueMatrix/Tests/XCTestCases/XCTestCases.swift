import IssueCases
import XCTest

final class XCTestCases: XCTestCase {
  func testOwn() async { await report(.own) }
  func testChildTask() async { await report(.childTask) }
  func testTask() async { await report(.task) }
  func testCaptured() async { await report(.captured) }
  func testDetached() async { await report(.detached) }
  func testQueue() async { await report(.queue) }

  func testQuiet() async {
    for place in Place.allCases {
      for issueCase in IssueCase.quiet { await place.run(issueCase) }
    }
  }

  private func report(_ place: Place) async {
    for issueCase in IssueCase.reporting { await place.run(issueCase) }
  }
}
