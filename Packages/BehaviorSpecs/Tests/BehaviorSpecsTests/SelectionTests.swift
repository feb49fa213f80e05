import IssueReporting
import Testing

@testable import BehaviorSpecs

private final class FocusedSpec: Spec {
  static let trace = Trace()
  override class func spec() {
    it("is plain") {
      trace.add("plain"); expect(1) == 1
    }
    fdescribe("focused") {
      it("is inside") { expect(1) == 1 }
      xit("is skipped all the same") { expect(1) == 2 }
    }
    fThen("is focused") { expect(1) == 1 }
  }
}

#if os(Linux)
  /// Focused when it is run from outside.
  @Behavior final class OutsideFocusedTests: Spec {
    override class func spec() {
      it("is plain") { expect(1) == 1 }
      if Outside.isAsked { fit("is focused") { expect(1) == 1 } }
    }
  }
#endif

private final class PendingSpec: Spec {
  override class func spec() {
    pending("is written some day")
    xdescribe("left out") { it("fails") { expect(1) == 2 } }
    xWhen("left out") { fThen("fails") { expect(1) == 2 } }
  }
}

private final class EmptySpec: Spec {}

private final class ToothlessSpec: Spec {
  static let line: UInt = #line + 3
  override class func spec() {
    beforeEach { expect(1) == 1 }
    it("expects nothing") {}
    it("expects something") { expect(1) == 1 }
    it("requires something") { try require(1).to(equal(1)) }
  }
}

@Suite struct SelectionTests {
  @Test func focusLeavesOutTheOthersAndListsThem() async {
    #expect(FocusedSpec.names() == ["focus", "focused, is inside", "Then is focused"])
    let issues = await FocusedSpec.issues()
    #expect(
      issues.map(\.message) == [
        """
        Focused:
        - focused, is inside
        - Then is focused
        Left out, as those are focused:
        - is plain
        - focused, is skipped all the same
        """
      ]
    )
    #expect(issues.map(\.severity) == [.warning])
  }

  @Test func allThatCanBeFocusedIsListed() async {
    final class FocusedFormsSpec: Spec {
      override class func spec() {
        let shared = SharedExamples<Int>("a number") { number in it("is \(number)") { expect(number) == 3 } }
        it("is left out") { expect(1) == 2 }
        fdescribe("a") { it("is") { expect(1) == 1 } }
        fcontext("b") { it("is") { expect(1) == 1 } }
        fGiven("c") { it("is") { expect(1) == 1 } }
        fWhen("d") { it("is") { expect(1) == 1 } }
        fAnd("e") { it("is") { expect(1) == 1 } }
        fThen("f") { expect(1) == 1 }
        fit("g") { expect(1) == 1 }
        fitBehavesLike(shared, 3)
      }
    }
    let reported = await FocusedFormsSpec.issues()
    #expect(
      reported.map(\.message) == [
        """
        Focused:
        - a, is
        - b, is
        - Given c, is
        - When d, is
        - And e, is
        - Then f
        - g
        - behaves like a number, is 3
        Left out, as those are focused:
        - is left out
        """
      ]
    )
  }

  @Test(arguments: ["true", "1", "yes"])
  func focusUnderCIIsAnErrorAndAllRun(ci: String) async {
    let issues = await FocusedSpec.issues(environment: ["CI": ci])
    #expect(FocusedSpec.names(environment: ["CI": ci]).count == 5)
    #expect(issues.filter { $0.severity == .error }.count == 1)
    #expect(issues.first?.message.contains("- Then is focused") == true)
  }

  @Test(arguments: ["", "0", "false", "False"])
  func thereIsNoCIWhenItIsSetToNo(ci: String) {
    #expect(FocusedSpec.names(environment: ["CI": ci]).count == 3)
  }

  @Test func whatIsSkippedIsShown() async {
    let issues = await PendingSpec.issues()
    #expect(
      issues.map(\.message) == [
        "Skipped: is written some day", "Skipped: left out, fails", "Skipped: When left out, Then fails",
      ]
    )
    #expect(issues.allSatisfy { $0.severity == .warning })
  }

  @Test func onlyMatchingExamplesRunAndTheOthersAreListed() async {
    #expect(
      PendingSpec.names(environment: ["SPEC_ONLY": "When .*fails$"]).last == "When left out, Then fails"
    )
    let messages = await PendingSpec.issues(environment: ["SPEC_ONLY": "^When"]).map(\.message)
    #expect(messages.first == "Left out by SPEC_ONLY=^When:\n- is written some day\n- left out, fails")
    #expect(messages.count == 2)
  }

  /// Told once for all specs, none of which runs then.
  @Test func aPatternThatIsNoneIsOneErrorAndNothingRuns() async {
    let plans = SpecPlans(environment: SpecEnvironment { ["SPEC_ONLY": "("][$0] })
    let place = SourcePlace(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    let reported = await issues {
      for spec in [PendingSpec.self, FocusedSpec.self, ToothlessSpec.self] {
        for example in plans.plan(of: spec, at: place).examples { await example.run() }
      }
    }
    #expect(reported.map(\.severity) == [.error])
    let message = reported.first?.message ?? ""
    #expect(message.hasPrefix("SPEC_ONLY is no regular expression, so no example of any spec runs: ( ("))
  }

  @Test func aSpecWithoutExamplesIsAnIssue() async {
    let line: UInt = #line + 1
    let issues = await EmptySpec.issues()
    #expect(issues.map(\.message) == ["EmptySpec has no examples: give its ‘spec()’ an ‘it’ or a ‘Then’."])
    #expect(issues.map(\.line) == [line])
  }

  @Test func anExampleThatExpectsNothingIsAnIssue() async {
    let issues = await ToothlessSpec.issues()
    #expect(
      issues.map(\.message) == ["‘expects nothing’ expects nothing, so it cannot fail: give it an ‘expect’."]
    )
    #expect(issues.map(\.line) == [ToothlessSpec.line])
  }

  @Test func whatIsDeclaredOutsideOfASpecIsAnIssue() async {
    final class NestingSpec: Spec {
      override class func spec() {
        it("declares") {
          expect(1) == 1
          it("is lost") { expect(1) == 2 }
          beforeEach {}
        }
      }
    }
    let messages = await NestingSpec.issues().map(\.message)
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("‘is lost’ was declared while no spec is") == true)
  }

  @Test func sharedExamplesGetTheirParametersAndNames() async {
    final class SharingSpec: Spec {
      override class func spec() {
        let empty = SharedExamples<() -> [Int]>("an empty list") { rows in
          it("has no rows") { expect(rows()).to(beEmpty()) }
        }
        var rows: [Int]!
        beforeEach { rows = [] }
        itBehavesLike(empty) { rows }
        itBehavesLike(empty) { [1] }
      }
    }
    #expect(SharingSpec.names().first == "behaves like an empty list, has no rows")
    #expect(await SharingSpec.issues().map(\.message) == ["expected to be empty, got [1]"])
  }

  @Test func twoExamplesOfASpecDoNotRunAtOnce() async throws {
    final class ReentrantSpec: Spec {
      override class func spec() {
        it("runs the other") {
          expect(1) == 1
          await inner?.run()
        }
        it("is the other") { expect(1) == 2 }
      }
      nonisolated(unsafe) static var inner: Example?
    }
    let examples = ReentrantSpec.examples()
    ReentrantSpec.inner = examples.last
    let reported = await issues { await examples[0].run() }
    #expect(reported.count == 1)
    #expect(reported.first?.message.hasPrefix("‘is the other’ was to run while another") == true)
  }
}
