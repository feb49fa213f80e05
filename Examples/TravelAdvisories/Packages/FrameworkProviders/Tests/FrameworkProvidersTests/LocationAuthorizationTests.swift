import BehaviorSpecs
import FrameworkProviders
import Testing

@Behavior final class LocationAuthorizationTests: Spec {
  override class func spec() {
    describe("LocationAuthorizationTests") {
      it("is authorized always or when in use") {
        expect(LocationAuthorization.allCases.filter(\.isAuthorized)) == [
          .authorizedAlways, .authorizedWhenInUse,
        ]
      }
    }
  }
}
