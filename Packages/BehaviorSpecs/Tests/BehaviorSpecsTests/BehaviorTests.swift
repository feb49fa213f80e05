import BehaviorSpecs
import Testing

/// A spec in the shape that application projects write, run by Swift Testing itself.
@Behavior
final class StackTests: Spec {
  override class func spec() {
    describe("StackTests") {
      var stack: [Int]!
      var popped: Int?

      beforeEach {
        stack = []
        popped = nil
      }

      Given("two numbers") {
        beforeEach { stack.append(contentsOf: [1, 2]) }

        When("I pop one") {
          justBeforeEach { popped = stack.popLast() }

          And("a third was pushed") {
            beforeEach { stack.append(3) }

            Then("it is the third") {
              expect(popped) == 3
              expect(stack).to(equal([1, 2]))
            }
          }

          Then("it is the second") {
            expect(popped) == 2
            expect(stack).toNot(beEmpty())
          }
        }
      }

      Then("it starts empty") {
        expect(stack).to(beEmpty())
        expect(popped).to(beNil())
      }
    }
  }
}

/// Its second example looks at what ran around the first: a real run, one example after the other.
@Behavior
final class HookOrderTests: Spec {
  override class func spec() {
    let trace = Trace()
    trace.add("spec")
    aroundEach { runExample in
      trace.add("around {")
      await runExample()
      trace.add("} around")
    }
    beforeEach { trace.add("before 1") }
    justBeforeEach { trace.add("just before 1") }
    afterEach { trace.add("after 1") }

    context("nested") {
      aroundEach { runExample in
        trace.add("inner {")
        await runExample()
        trace.add("} inner")
      }
      beforeEach {
        await Task.yield(); trace.add("before 2")
      }
      beforeEach { trace.add("before 3") }
      justBeforeEach { trace.add("just before 2") }
      afterEach { trace.add("after 2") }
      afterEach { trace.add("after 3") }

      it("runs first") {
        trace.add("body")
        expect(trace.events.last) == "body"
      }
    }

    it("has seen all hooks of the first") {
      expect(trace.events) == [
        "spec", "around {", "before 1", "inner {", "before 2", "before 3", "just before 1", "just before 2",
        "body",
        "after 3", "after 2", "} inner", "after 1", "} around", "around {", "before 1", "just before 1",
      ]
    }
  }
}

extension StackTests {
  @Suite struct Reporting {
    @Test func namesAreComplete() {
      #expect(
        StackTests.examples().map { String(describing: $0) } == [
          "Given two numbers, When I pop one, And a third was pushed, Then it is the third",
          "Given two numbers, When I pop one, Then it is the second",
          "Then it starts empty",
        ]
      )
      #expect(StackTests.examples().map(\.id) == [0, 1, 2])
    }

    @Test func specIsCalledOnceAClass() {
      final class CountingTests: Spec {
        static let trace = Trace()
        override class func spec() {
          trace.add("spec")
          it("is one") { expect(1) == 1 }
        }
      }
      #expect(CountingTests.examples().count == 1)
      #expect(CountingTests.examples().count == 1)
      #expect(CountingTests.trace.events == ["spec"])
    }
  }
}
