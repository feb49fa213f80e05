import BehaviorSpecs
import IssueReporting
import Testing

private struct Broken: Error {}

@Suite struct HookTests {
  @Test func aThrowInBeforeEachFailsTheExampleSkipsItsBodyAndStillCleansUp() async {
    final class ThrowingSpec: Spec {
      static let trace = Trace()
      static let line: UInt = #line + 5
      override class func spec() {
        afterEach { trace.add("outer after") }
        context("inner") {
          afterEach { trace.add("inner after") }
          beforeEach { throw Broken() }
          beforeEach { trace.add("second before") }
          justBeforeEach { trace.add("just before") }
          it("never runs") { trace.add("body") }
        }
      }
    }
    let issues = await ThrowingSpec.issues()
    #expect(ThrowingSpec.trace.events == ["inner after", "outer after"])
    #expect(issues.map(\.line) == [ThrowingSpec.line])
    #expect(issues.first?.message.contains("Broken()") == true)
    #expect(issues.first?.message.contains("inner, never runs") == true)
  }

  @Test func anErrorInTheBodyFailsItAtItsLineAndCleansUp() async {
    final class ThrowingSpec: Spec {
      static let trace = Trace()
      static let line: UInt = #line + 3
      override class func spec() {
        afterEach { trace.add("after") }
        it("throws") { throw CancellationError() }
      }
    }
    let issues = await ThrowingSpec.issues()
    #expect(ThrowingSpec.trace.events == ["after"])
    #expect(issues.map(\.line) == [ThrowingSpec.line])
    #expect(issues.first?.severity == .error)
  }

  @Test func skipIsShownAndFailsNothing() async {
    final class SkippingSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        beforeEach { throw Skip("there is no network") }
        it("downloads") { trace.add("body") }
      }
    }
    let issues = await SkippingSpec.issues()
    #expect(issues.map(\.message) == ["Skipped: downloads — there is no network"])
    #expect(issues.map(\.severity) == [.warning])
    #expect(SkippingSpec.trace.events == [])
  }

  @Test func anAroundEachMustRunTheExampleOnce() async {
    final class ForgetfulSpec: Spec {
      override class func spec() {
        context("forgotten") {
          aroundEach { _ in }
          it("is") { expect(1) == 1 }
        }
        context("repeated") {
          aroundEach { runExample in
            await runExample()
            await runExample()
          }
          it("is") { expect(1) == 1 }
        }
      }
    }
    let messages = await ForgetfulSpec.issues().map(\.message)
    #expect(messages.count == 2)
    #expect(messages.first?.contains("did not run ‘forgotten, is’") == true)
    #expect(messages.last?.contains("ran ‘repeated, is’ 2 times") == true)
  }

  @Test func taskLocalsOfAnAroundEachReachTheExample() async {
    final class ClockSpec: Spec {
      static let clock = JumpClock()
      override class func spec() {
        aroundEach { runExample in await withPollingClock(clock) { await runExample() } }
        it("polls on it") {
          var polls = 0
          await expect(
            {
              polls += 1; return polls
            }()
          ).toEventually(equal(4))
        }
      }
    }
    #expect(await ClockSpec.issues().isEmpty)
    #expect(ClockSpec.clock.sleepCount == 3)
  }
}
