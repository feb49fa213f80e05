import BehaviorSpecs
import DomainModels
import FrameworkProviderMocks
import FrameworkProviderTestFactories
import FrameworkProviders
import Injection
import Testing
import UtilsTestExtensions

@Behavior final class LocationFacadeTestFactoryTests: Spec {
  override class func spec() {
    describe("LocationFacadeTestFactoryTests") {
      var provider: MockLocationProvider!
      var factory: LocationFacadeTestFactory!

      beforeEach {
        let container = Container().injectFrameworkProviderMocks()
        TimeAdvancingFactory(container).save()
        provider = container~>
        factory = LocationFacadeTestFactory(container)
      }

      When("the user has allowed it always") {
        beforeEach { factory.withLocationAuthorizedAlways() }
        Then("the provider says so") { expect(provider.authorization) == .authorizedAlways }
      }

      When("the user has allowed it in use") {
        beforeEach { factory.withLocationAuthorizedWhenInUse() }
        Then("the provider says so") { expect(provider.authorization) == .authorizedWhenInUse }
      }

      When("the user has forbidden it") {
        beforeEach { factory.withLocationStatusDenied() }
        Then("the provider says so") { expect(provider.authorization) == .denied }
      }

      When("the user may not allow it") {
        beforeEach { factory.withLocationStatusRestricted() }
        Then("the provider says so") { expect(provider.authorization) == .restricted }
      }

      When("the user has not been asked") {
        beforeEach { factory.withLocationStatusNotDetermined(answering: .authorizedAlways) }
        Then("the provider says so, and knows the answer") {
          expect(provider.authorization) == .notDetermined
          expect(provider.authorizationAnswer) == .authorizedAlways
        }
      }

      When("the device is at the Empire State Building") {
        beforeEach { factory.withNextLocationEmpireState() }
        Then("it finds that") {
          expect { try provider.nextLocation.get().description } == "40.748817,-73.985428"
        }
      }

      When("the device is somewhere else and takes its time") {
        beforeEach {
          Coordinates("1,2").map { _ = factory.withNextLocation($0).withLocationDelay(seconds: 5) }
        }
        Then("it finds that, later") {
          expect { try provider.nextLocation.get() } == Coordinates("1,2")
          expect(provider.delay) == 5
        }
      }

      When("the device does not know") {
        beforeEach { factory.withNextLocationEmpireState().withNextLocationUnavailable() }
        Then("the last call counts") {
          expect { try provider.nextLocation.get() }.to(throwError(LocationError.unavailable))
        }
      }
    }
  }
}
