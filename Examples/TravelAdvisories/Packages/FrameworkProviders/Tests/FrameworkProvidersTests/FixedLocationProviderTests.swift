import BehaviorSpecs
import DomainModels
import FrameworkProviders
import Injection
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

@Behavior final class FixedLocationProviderTests: Spec {
  override class func spec() {
    describe("FixedLocationProviderTests") {
      func provider(_ location: Coordinates?) -> LocationProvider {
        Container().injectFrameworkProviders(location: location)~>
      }

      Given("a location") {
        let location = Coordinates(latitude: 1, longitude: 2)

        Then("it is allowed, and found at once") {
          expect(provider(location).authorization) == .authorizedWhenInUse
          expect(provider(location).requestAuthorization().record().allElementsDescription)
            == ["authorizedWhenInUse"]
          expect(provider(location).requestLocation().record().allElementsDescription) == ["1.0,2.0"]
        }
      }

      Given("no location") {
        Then("it is forbidden") {
          expect(provider(nil).authorization) == .denied
          expect { try provider(nil).requestLocation().record().completion.get() } == .failure(.denied)
        }
      }

      it("gives all the same provider, and the main queue's time") {
        let container = Container().injectFrameworkProviders(location: nil)
        expect(container ~> (LocationProvider.self)).to(beIdenticalTo(container ~> (LocationProvider.self)))
        expect((container ~> (AnySchedulerOf<DispatchQueue>.self)).minimumTolerance)
          == DispatchQueue.main.minimumTolerance
      }
    }
  }
}
