import Foundation
import IssueReporting
import Testing

@testable import BehaviorSpecs

@MainActor private final class MainModel {
  var count = 0
}

@Suite struct DeclaringTests {
  @Test func namesAreOfAllGroups() {
    final class NamedSpec: Spec {
      override class func spec() {
        describe("a stack") {
          context("that is empty") {
            Given("a number") {
              When("I push it") {
                And("pop it") {
                  it("is empty") { expect(1) == 1 }
                  Then("it is empty") { expect(1) == 1 }
                }
              }
            }
          }
        }
      }
    }
    let groups = "a stack, that is empty, Given a number, When I push it, And pop it"
    #expect(NamedSpec.names() == ["\(groups), is empty", "\(groups), Then it is empty"])
  }

  @Test func theClassNameIsLeftOutOfTheNamesOnlyInFront() {
    final class OwnNameSpec: Spec {
      override class func spec() {
        describe("OwnNameSpec") { describe("OwnNameSpec") { it("works") { expect(1) == 1 } } }
        it("OwnNameSpec") { expect(1) == 1 }
      }
    }
    #expect(OwnNameSpec.names() == ["OwnNameSpec, works", "OwnNameSpec"])
  }

  @Test func allThatCanBeSkippedIsListed() async {
    final class SkippedSpec: Spec {
      override class func spec() {
        let shared = SharedExamples<Int>("a number") { number in it("is \(number)") { expect(1) == 2 } }
        xdescribe("a") { it("fails") { expect(1) == 2 } }
        xcontext("b") { it("fails") { expect(1) == 2 } }
        xGiven("c") { it("fails") { expect(1) == 2 } }
        xWhen("d") { it("fails") { expect(1) == 2 } }
        xAnd("e") { Then("fails") { expect(1) == 2 } }
        xThen("f") { expect(1) == 2 }
        xit("g") { expect(1) == 2 }
        xitBehavesLike(shared, 3)
        pending("h")
        pending("i") { expect(1) == 2 }
      }
    }
    #expect(
      await SkippedSpec.issues().map { "\($0.severity.rawValue): \($0.message)" } == [
        "warning: Skipped: a, fails", "warning: Skipped: b, fails", "warning: Skipped: Given c, fails",
        "warning: Skipped: When d, fails", "warning: Skipped: And e, Then fails",
        "warning: Skipped: Then f", "warning: Skipped: g", "warning: Skipped: behaves like a number, is 3",
        "warning: Skipped: h", "warning: Skipped: i",
      ]
    )
  }

  @Test func sharedExamplesTakeWhatTheyAreGivenAndNest() async {
    struct Parameters {
      var text: String
      var count: () -> Int
    }
    final class SharingSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        let counted = SharedExamples<Parameters>("something counted") { parameters in
          beforeEach { trace.add("before \(parameters.text)") }
          it("has a count") { expect(parameters.count()) > 0 }
        }
        let text = SharedExamples<String>("a text") { text in
          itBehavesLike(counted, Parameters(text: text, count: { text.count }))
        }
        describe("one") { itBehavesLike(text, "one") }
        describe("none") { itBehavesLike(text, "") }
      }
    }
    let reported = await SharingSpec.issues()
    #expect(
      SharingSpec.names() == [
        "one, behaves like a text, behaves like something counted, has a count",
        "none, behaves like a text, behaves like something counted, has a count",
      ]
    )
    #expect(reported.map(\.message) == ["expected to be greater than 0, got 0"])
    #expect(SharingSpec.trace.events == ["before one", "before "])
  }

  /// Of calls from many threads one has it declare, and the others wait for that.
  @Test func aSpecIsDeclaredOnceByManyThreads() async {
    final class CountingSpec: Spec {
      static let calls = Trace()
      static let trace = Trace()
      override class func spec() {
        trace.add("spec")
        // The others are to come meanwhile.
        while calls.events.count < 4 { yieldThread() }
        for _ in 0..<1_000 { yieldThread() }
        for number in 0..<200 { it("is \(number)") { expect(1) == 1 } }
      }
    }
    let counts = AsyncStream<Int> { stream in
      for _ in 0..<4 {
        Thread.detachNewThread {
          CountingSpec.calls.add("call")
          stream.yield(CountingSpec.examples().count)
        }
      }
    }
    #expect(await counts.prefix(4).reduce(into: []) { $0.append($1) } == [200, 200, 200, 200])
    #expect(CountingSpec.trace.events == ["spec"])
  }

  @Test func aSpecThatAsksForItsOwnExamplesIsAnIssue() async {
    final class RecursiveSpec: Spec {
      override class func spec() {
        it("is one") { expect(1) == 1 }
        _ = examples()
      }
    }
    let reported = await issues { #expect(RecursiveSpec.examples().count == 1) }
    #expect(reported.count == 1)
    #expect(
      reported.first?.message.hasPrefix("‘RecursiveSpec.examples()’ was called by its ‘spec()’") == true
    )
  }

  @Test func whatIsOfTheMainActorRunsThere() async {
    final class MainSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        nonisolated(unsafe) var model: MainModel!
        beforeSuite { @MainActor in trace.add("before suite") }
        afterSuite { @MainActor in trace.add("after suite") }
        beforeEach { @MainActor in model = MainModel() }
        justBeforeEach { @MainActor in model.count += 1 }
        afterEach { @MainActor in trace.add("after \(model.count)") }
        it("counts") { @MainActor in expect(model.count) == 1 }
        Then("it counts, later") { @MainActor in
          await Task.yield()
          await expect(model.count).toEventually(equal(1))
        }
      }
    }
    #expect(await MainSpec.issues().map(\.message) == [])
    #expect(MainSpec.trace.events == ["before suite", "after 1", "after 1", "after suite"])
  }

  @Test func expectationsOnQueuesAndDetachedTasksCount() async {
    final class DetachedSpec: Spec {
      override class func spec() {
        it("expects elsewhere") { await Task.detached { expect(1) == 1 }.value }
      }
    }
    #expect(await DetachedSpec.issues().map(\.message) == [])
  }

  @Test func examplesOfOneNameAllRun() async {
    final class TwinSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        for number in 1...2 {
          describe("twin") {
            it("runs") {
              trace.add("\(number)")
              expect(number) == 1
            }
          }
        }
      }
    }
    #expect(TwinSpec.names() == ["twin, runs", "twin, runs"])
    #expect(Set(TwinSpec.examples().map(\.id)).count == 2)
    let issues = await TwinSpec.issues()
    #expect(TwinSpec.trace.events == ["1", "2"])
    #expect(issues.map(\.message) == ["expected to equal 1, got 2"])
  }

  @Test func whatATaskOfTheSpecDeclaresComesTooLate() async {
    final class TaskSpec: Spec {
      static let (gate, opening) = AsyncStream.makeStream(of: Void.self)
      static let (end, ending) = AsyncStream.makeStream(of: Void.self)
      override class func spec() {
        it("is declared") { expect(1) == 1 }
        Task {
          for await _ in gate { break }
          it("is too late") { expect(1) == 1 }
          beforeEach {}
          beforeSuite {}
          ending.finish()
        }
      }
    }
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) {
      #expect(TaskSpec.names() == ["is declared"])
      TaskSpec.opening.yield()
      for await _ in TaskSpec.end {}
    }
    #expect(
      recorder.issues.map { $0.message.prefix { $0 != "’" } } == [
        "‘is too late", "‘beforeEach", "‘beforeSuite",
      ]
    )
  }

  @Test func sharedExamplesThatIncludeThemselvesAreAnIssue() async {
    final class EndlessSpec: Spec {
      static var endless: SharedExamples<Int> {
        SharedExamples("endless") { depth in
          it("runs") { expect(depth) >= 0 }
          itBehavesLike(again, depth + 1)
        }
      }
      static var again: SharedExamples<Int> {
        SharedExamples("it again") { depth in itBehavesLike(endless, depth) }
      }
      override class func spec() { itBehavesLike(endless, 0) }
    }
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) { #expect(EndlessSpec.names().count == 250) }
    #expect(recorder.issues.count == 1)
    #expect(
      recorder.issues.first?.message.contains("is nested more than 500 deep: it includes itself.") == true
    )
  }

  /// Twice as many on each level would be as good as endless, were it not left at once.
  @Test func sharedExamplesThatIncludeThemselvesTwiceAreOneIssue() async {
    final class DoubleSpec: Spec {
      static var double: SharedExamples<Int> {
        SharedExamples("double") { depth in
          itBehavesLike(DoubleSpec.double, depth + 1)
          itBehavesLike(DoubleSpec.double, depth + 1)
          context("again") { itBehavesLike(DoubleSpec.double, depth + 1) }
        }
      }
      override class func spec() {
        describe("first") {
          itBehavesLike(double, 0)
          it("runs") { expect(1) == 1 }
        }
        describe("second") { describe("inner") { it("runs") { expect(1) == 1 } } }
      }
    }
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) { #expect(DoubleSpec.names() == ["first, runs", "second, inner, runs"]) }
    #expect(recorder.issues.count == 1)
  }

  @Test func whatATaskDeclaresMeanwhileIsAnIssueToo() async {
    final class RacingSpec: Spec {
      static let trace = Trace()
      override class func spec() {
        describe("a group") {
          Task {
            it("is of no group") { expect(1) == 1 }
            describe("neither") {}
            trace.add("declared")
          }
          while trace.events.isEmpty { yieldThread() }
        }
        it("is declared") { expect(1) == 1 }
      }
    }
    let recorder = RecordingIssueReporter()
    // On a thread of its own, so that the task has one to run on.
    let names = AsyncStream<[String]> { stream in
      Thread.detachNewThread {
        withIssueReporters([recorder]) { _ = stream.yield(RacingSpec.names()) }
        stream.finish()
      }
    }
    #expect(await names.reduce(into: []) { $0 += $1 } == ["is declared"])
    #expect(recorder.issues.map { $0.message.prefix { $0 != "’" } } == ["‘is of no group", "‘neither"])
  }
}
