#if os(Linux)
  import BehaviorSpecs
  import Testing

  // The specs that OutsideTests runs. Elsewhere they declare an example that passes.

  private func onlyFromOutside(_ declare: () -> Void) {
    if Outside.isAsked { declare() } else { it("is run from outside") { expect(1) == 1 } }
  }

  private struct Broken: Error {}

  /// A comment tells what the line is said to fail with.
  @Behavior final class OutsideFailingTests: Spec {
    override class func spec() {
      onlyFromOutside {
        describe("OutsideFailingTests") {
          When("a country is returned") {
            Then("we should emit a loading and a loaded state") {
              expect([1]).to(haveCount(2))  // fails: expected to have 2 elements, got [1]
              expect(3) == 4  // fails: expected to equal 4, got 3
            }
            Then("this one passes") { expect(1) == 1 }
          }
          context("with hooks") {
            beforeEach { throw Broken() }  // fails: Caught error: Broken() in ‘with hooks, fails’
            it("fails") { expect(1) == 1 }
          }
          it("expects nothing") {}  // fails: ‘expects nothing’ expects nothing, so it cannot fail
          it("is asynchronous") {
            await Task.yield()
            try await require { await Outside.three() }.to(equal(4))  // fails: expected to equal 4, got 3
            fail("It went on.")
          }
        }
      }
    }
  }

  @Behavior final class OutsidePassingTests: Spec {
    override class func spec() {
      onlyFromOutside {
        it("passes") { expect(1) == 1 }
        When("a country is returned") {
          Then("this passes") { expect(1) == 1 }
          Then("that passes") { expect(1) == 1 }
        }
        xit("is skipped") { expect(1) == 2 }
        pending("is to be written")
        it("skips itself") { throw Skip("it is Sunday") }
      }
    }
  }

  @Behavior final class OutsideEmptyTests: Spec {  // fails: OutsideEmptyTests has no examples
    override class func spec() {
      if !Outside.isAsked { onlyFromOutside {} }
    }
  }

  /// As many examples as the environment says.
  @Behavior final class OutsideManyTests: Spec {
    override class func spec() {
      for number in 0..<Outside.exampleCount { it("is \(number)") { expect(number) == number } }
    }
  }
#endif
