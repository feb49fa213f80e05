import IssueReporting
import Testing

@testable import BehaviorSpecs

private struct Broken: Error {}

@Suite struct SuiteHookTests {
  @Test func theyRunOnceAroundAllThatRuns() async {
    final class SuiteSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        beforeSuite { trace.add("before 1") }
        afterSuite { trace.add("after 1") }
        beforeEach { trace.add("each") }
        xit("is skipped") { expect(1) == 2 }
        it("is first") { expect(1) == 1 }
        context("inner") {
          beforeSuite {
            await Task.yield()
            trace.add("before 2")
          }
          afterSuite {
            await Task.yield()
            trace.add("after 2")
          }
          it("fails") { throw Broken() }
        }
        pending("is to be written")
      }
    }
    let reported = await SuiteSpec.issues()
    #expect(reported.filter { $0.severity == .error }.count == 1)
    #expect(SuiteSpec.trace.events == ["before 1", "before 2", "each", "each", "after 2", "after 1"])
  }

  @Test func theyRunAroundWhatIsSelectedAndNotForNothing() async {
    final class SuiteSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        beforeSuite { trace.add("before") }
        afterSuite { trace.add("after") }
        it("is first") {
          trace.add("first"); expect(1) == 1
        }
        it("is second") {
          trace.add("second"); expect(1) == 1
        }
        xit("is third") { expect(1) == 2 }
      }
    }
    _ = await SuiteSpec.issues(environment: ["SPEC_ONLY": "first"])
    #expect(SuiteSpec.trace.events == ["before", "first", "after"])
    _ = await SuiteSpec.issues(environment: ["SPEC_ONLY": "third"])
    #expect(SuiteSpec.trace.events.count == 3)
  }

  @Test func aThrowInBeforeSuiteFailsEveryExampleAndRunsNone() async {
    final class BrokenSpec: Spec {
      static let trace = Trace()
      static let line: UInt = #line + 2
      override class func spec() {
        beforeSuite { throw Broken() }
        beforeSuite { trace.add("second before") }
        afterSuite { trace.add("after") }
        beforeEach { trace.add("each") }
        it("is first") { trace.add("first") }
        it("is second") { trace.add("second") }
      }
    }
    let reported = await BrokenSpec.issues()
    #expect(
      reported.map(\.message) == [
        "‘is first’ did not run, as its ‘beforeSuite’ threw: Broken()",
        "‘is second’ did not run, as its ‘beforeSuite’ threw: Broken()",
      ]
    )
    #expect(reported.map(\.line) == [BrokenSpec.line, BrokenSpec.line])
    #expect(BrokenSpec.trace.events == ["after"])
  }

  @Test func aSkipInBeforeSuiteSkipsEveryExample() async {
    final class SkippedSpec: Spec {
      override class func spec() {
        beforeSuite { throw Skip("there is no server") }
        it("is first") { expect(1) == 2 }
        it("is second") { expect(1) == 2 }
      }
    }
    let reported = await SkippedSpec.issues()
    #expect(reported.map(\.severity) == [.warning, .warning])
    #expect(reported.last?.message == "Skipped: is second — there is no server")
  }

  @Test func aThrowInAfterSuiteFails() async {
    final class BrokenSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        afterSuite { trace.add("first") }
        afterSuite { throw Broken() }
        it("is first") { expect(1) == 1 }
      }
    }
    #expect(await BrokenSpec.issues().map(\.message) == ["Caught error: Broken() in ‘afterSuite’"])
    #expect(BrokenSpec.trace.events == ["first"])
  }

  @Test func aRequirementInBeforeSuiteFailsEveryExample() async {
    final class RequiringSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        beforeSuite { try require(1).to(equal(2)) }
        afterSuite { trace.add("after") }
        it("one") { trace.add("one") }
        it("two") { trace.add("two") }
      }
    }
    let issues = await RequiringSpec.issues()
    #expect(RequiringSpec.trace.events == ["after"])
    #expect(issues.count == 3)
    #expect(issues.first?.message == "expected to equal 2, got 1")
    #expect(issues.dropFirst().allSatisfy { $0.message.contains("did not run, as its ‘beforeSuite’ threw") })
  }
}
