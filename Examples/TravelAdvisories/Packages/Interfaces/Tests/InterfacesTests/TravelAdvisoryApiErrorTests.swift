import BehaviorSpecs
import Interfaces
import Testing

@Behavior final class TravelAdvisoryApiErrorTests: Spec {
  override class func spec() {
    describe("TravelAdvisoryApiErrorTests") {
      it("says its reason alone") {
        expect(TravelAdvisoryApiError.unavailable(reason: "Nothing answers.").description)
          == "Nothing answers."
        expect(TravelAdvisoryApiError.malformed(reason: "It is not JSON.").description) == "It is not JSON."
      }
    }
  }
}
