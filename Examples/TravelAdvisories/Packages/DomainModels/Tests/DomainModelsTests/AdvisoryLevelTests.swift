import BehaviorSpecs
import DomainModels
import Testing

@Behavior final class AdvisoryLevelTests: Spec {
  override class func spec() {
    describe("AdvisoryLevelTests") {
      it("has the numbers from 1 to 4") {
        expect(AdvisoryLevel.allCases.map(\.rawValue)) == [1, 2, 3, 4]
        expect(AdvisoryLevel(rawValue: 5)).to(beNil())
      }

      it("is greater where it is more dangerous") {
        expect(AdvisoryLevel.doNotTravel) > .reconsider
        expect(AdvisoryLevel.allCases.sorted()) == AdvisoryLevel.allCases
      }

      it("advises differently at each level") {
        expect(Set(AdvisoryLevel.allCases.map(\.advice))).to(haveCount(4))
      }
    }
  }
}
