import IssueCases
import Testing

@Suite struct TestingCases {
  @Test func own() async { await report(.own) }
  @Test func childTask() async { await report(.childTask) }
  @Test func task() async { await report(.task) }
  @Test func captured() async { await report(.captured) }
  @Test func detached() async { await report(.detached) }
  @Test func queue() async { await report(.queue) }

  @Test(arguments: Place.allCases) func quiet(place: Place) async {
    for issueCase in IssueCase.quiet { await place.run(issueCase) }
  }

  private func report(_ place: Place) async {
    for issueCase in IssueCase.reporting { await place.run(issueCase) }
  }
}
