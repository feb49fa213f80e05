import IssueReporting
import Testing

@testable import BehaviorSpecs

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

  /// As the hooks of the groups around, however deep the group that one is declared in.
  @Test func theOrderIsTheSameWhateverIsAsynchronous() async {
    final class MixedSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        aroundEach { runExample in
          trace.add("around {")
          await runExample()
          trace.add("}")
        }
        beforeEach { trace.add("before 1") }
        justBeforeEach {
          await Task.yield()
          trace.add("just before 1")
        }
        afterEach { trace.add("after 1") }
        context("inner") {
          beforeEach {
            await Task.yield()
            trace.add("before 2")
          }
          justBeforeEach { trace.add("just before 2") }
          afterEach {
            await Task.yield()
            trace.add("after 2")
          }
          afterEach { trace.add("after 3") }
          context("innermost") {
            beforeEach { trace.add("before 3") }
            it("is synchronous") {
              trace.add("body"); expect(1) == 1
            }
          }
        }
        // Declared after what it is before.
        beforeEach { trace.add("before 1b") }
      }
    }
    #expect(await MixedSpec.issues().isEmpty)
    #expect(
      MixedSpec.trace.events == [
        "around {", "before 1", "before 1b", "before 2", "before 3", "just before 1", "just before 2", "body",
        "after 3", "after 2", "after 1", "}",
      ]
    )
  }

  @Test func theOrderIsTheSameWhenNothingIs() async {
    final class PlainSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        aroundEach { runExample in
          trace.add("around 1 {")
          runExample()
          trace.add("}")
        }
        aroundEach { runExample in
          trace.add("around 2 {")
          runExample()
          trace.add("}")
        }
        justBeforeEach { trace.add("just before 1") }
        afterEach { trace.add("after 1") }
        afterEach { trace.add("after 2") }
        beforeEach { trace.add("before 1") }
        beforeEach { trace.add("before 2") }
        context("inner") {
          justBeforeEach { trace.add("just before 2") }
          beforeEach { trace.add("before 3") }
          afterEach { trace.add("after 3") }
          it("is synchronous") {
            trace.add("body"); expect(1) == 1
          }
        }
      }
    }
    #expect(await PlainSpec.issues().isEmpty)
    #expect(
      PlainSpec.trace.events == [
        "around 1 {", "around 2 {", "before 1", "before 2", "before 3", "just before 1", "just before 2",
        "body",
        "after 3", "after 2", "after 1", "}", "}",
      ]
    )
  }

  @Test func aThrowInJustBeforeEachSkipsTheBodyAndOneInAfterEachFailsToo() async {
    final class ThrowingSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        afterEach { trace.add("outer after") }
        context("before") {
          justBeforeEach { throw Broken() }
          justBeforeEach { trace.add("second just before") }
          it("never runs") { trace.add("body") }
        }
        context("after") {
          afterEach { trace.add("inner after") }
          afterEach {
            await Task.yield()
            throw Broken()
          }
          it("fails") { expect(1) == 2 }
        }
      }
    }
    let issues = await ThrowingSpec.issues()
    #expect(ThrowingSpec.trace.events == ["outer after", "inner after", "outer after"])
    #expect(
      issues.map(\.message) == [
        "Caught error: Broken() in ‘before, never runs’", "expected to equal 2, got 1",
        "Caught error: Broken() in ‘after, fails’",
      ]
    )
  }

  @Test func aSynchronousAroundEachRunsWhatIsSynchronous() async {
    final class AroundSpec: Spec {
      @TaskLocal static var depth = 0
      static let trace = Trace()
      override class func spec() {
        aroundEach { runExample in
          await $depth.withValue(1) { await runExample() }
        }
        aroundEach { runExample in
          trace.add("outer {")
          runExample()
          trace.add("}")
        }
        beforeEach { trace.add("before \(depth)") }
        context("inner") {
          aroundEach { runExample in $depth.withValue(depth + 1) { runExample() } }
          beforeEach { trace.add("inner before \(depth)") }
          afterEach { trace.add("inner after \(depth)") }
          it("sees the values of all") { expect(depth) == 2 }
          it("is cleaned up when it throws") { throw Broken() }
        }
      }
    }
    let issues = await AroundSpec.issues()
    #expect(issues.map(\.message) == ["Caught error: Broken() in ‘inner, is cleaned up when it throws’"])
    let once = ["outer {", "before 1", "inner before 2", "inner after 2", "}"]
    #expect(AroundSpec.trace.events == once + once)
  }

  @Test func aSynchronousAroundEachOfSomethingAsynchronousIsAnIssue() async {
    final class AroundSpec: Spec {
      static let trace = Trace()
      static let line: UInt = #line + 3
      override class func spec() {
        afterEach { trace.add("after") }
        aroundEach { runExample in runExample() }
        it("waits") { await Task.yield() }
        context("with a hook") {
          justBeforeEach { await Task.yield() }
          it("is") { expect(1) == 1 }
        }
        it("does not wait") { expect(1) == 1 }
      }
    }
    let issues = await AroundSpec.issues()
    #expect(issues.map(\.line) == [AroundSpec.line, AroundSpec.line])
    #expect(
      issues.first?.message
        == "This ‘aroundEach’ is synchronous, and ‘waits’ or a hook of it is not: have it ‘await’ what it is given."
    )
    #expect(AroundSpec.trace.events == ["after"])
  }

  @Test func whatAnAroundEachThrowsFailsTheExample() async {
    final class ThrowingSpec: Spec {
      override class func spec() {
        context("before") {
          aroundEach { _ in throw Broken() }
          it("never runs") { expect(1) == 2 }
        }
        context("later") {
          aroundEach { _ in
            await Task.yield()
            throw Skip("it is too late")
          }
          it("never runs") { expect(1) == 2 }
        }
      }
    }
    let issues = await ThrowingSpec.issues()
    #expect(
      issues.map(\.message) == [
        "Caught error: Broken() in ‘before, never runs’", "Skipped: later, never runs — it is too late",
      ]
    )
  }

  @Test func aSkipInTheBodyOrAnyHookIsShown() async {
    final class SkippingSpec: Spec {
      override class func spec() {
        it("is skipped by itself") { throw Skip("it is Sunday") }
        context("by a hook") {
          justBeforeEach {
            await Task.yield()
            throw Skip("it is late")
          }
          it("is skipped") { expect(1) == 2 }
        }
      }
    }
    let issues = await SkippingSpec.issues()
    #expect(
      issues.map(\.message) == [
        "Skipped: is skipped by itself — it is Sunday", "Skipped: by a hook, is skipped — it is late",
      ]
    )
    #expect(issues.allSatisfy { $0.severity == .warning })
  }

  @Test func anAroundEachThatThrowsWithoutRunningTheExampleSaysOnlyThat() async {
    final class ThrowingSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        aroundEach { _ in throw Broken() }
        beforeEach { trace.add("before") }
        afterEach { trace.add("after") }
        it("does not run") { trace.add("body") }
      }
    }
    let issues = await ThrowingSpec.issues()
    #expect(ThrowingSpec.trace.events == [])
    #expect(issues.map { $0.message.contains("Caught error: ") } == [true])
  }
}
