import BehaviorSpecs
import Testing

// Classes that an attribute's expansion may stumble over.

enum Namespace {
  @Behavior final class NestedTests: Spec {
    override class func spec() { it("runs") { expect(1) == 1 } }
  }
}

@Behavior class BaseTests: Spec {
  override class func spec() { it("runs") { expect(1) == 1 } }
}

@Behavior final class DerivedTests: BaseTests {
  override class func spec() {
    super.spec()
    it("runs too") { expect(1) == 1 }
  }
}

@Behavior final class `default`: Spec {
  override class func spec() { it("runs") { expect(1) == 1 } }
}

@Suite struct UnusualSpecTests {
  @Test func eachHasItsExamples() {
    #expect(Namespace.NestedTests.examples().map(\.name) == ["runs"])
    #expect(BaseTests.examples().map(\.name) == ["runs"])
    #expect(DerivedTests.examples().map(\.name) == ["runs", "runs too"])
    #expect(`default`.examples().map(\.name) == ["runs"])
  }
}
