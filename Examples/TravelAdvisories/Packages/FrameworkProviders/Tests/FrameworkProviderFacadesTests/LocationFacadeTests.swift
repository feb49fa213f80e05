import BehaviorSpecs
import DomainModels
import FrameworkProviderFacades
import FrameworkProviderMocks
import FrameworkProviderTestFactories
import FrameworkProviders
import Injection
import ReactiveCore
import ReactiveTesting
import Testing
import UtilsTestExtensions

@Behavior final class LocationFacadeTests: Spec {
  override class func spec() {
    describe("LocationFacadeTests") {
      var container: Container!
      var recorder: Recorder<Coordinates, LocationError>!

      beforeEach {
        container = Container().injectFrameworkProviderFacades().injectFrameworkProviderMocks()
        TimeAdvancingFactory(container).save()
        LocationFacadeTestFactory(container).withNextLocationEmpireState()
      }

      func findsTheLocation() {
        Then("it gives the location after a second, and finishes") {
          expect(recorder.allElementsDescription) == ["40.748817,-73.985428"]
          expect { try recorder.completion.get() } == .finished
        }
      }

      func fails(with error: LocationError) {
        Then("it fails") {
          expect(recorder.allElementsDescription).to(beEmpty())
          expect { try recorder.completion.get() } == .failure(error)
        }
      }

      When("I ask for the location and wait a second") {
        justBeforeEach {
          let facade: LocationFacade = container~>
          recorder = facade.currentLocation().record()
          TimeAdvancingFactory(container).advance(by: 1).save()
        }

        And("it is always allowed") {
          beforeEach { LocationFacadeTestFactory(container).withLocationAuthorizedAlways() }
          findsTheLocation()
        }

        And("it is allowed in use") {
          beforeEach { LocationFacadeTestFactory(container).withLocationAuthorizedWhenInUse() }
          findsTheLocation()
        }

        And("it is denied") {
          beforeEach { LocationFacadeTestFactory(container).withLocationStatusDenied() }
          fails(with: .denied)
        }

        And("it is restricted") {
          beforeEach { LocationFacadeTestFactory(container).withLocationStatusRestricted() }
          fails(with: .restricted)
        }

        And("the user is asked and allows it") {
          beforeEach {
            LocationFacadeTestFactory(container).withLocationStatusNotDetermined(
              answering: .authorizedWhenInUse
            )
          }
          findsTheLocation()

          Then("the user was asked once") {
            expect((container ~> (MockLocationProvider.self)).requestAuthorizationCount) == 1
          }
        }

        And("the user is asked and says no") {
          beforeEach {
            LocationFacadeTestFactory(container).withLocationStatusNotDetermined(answering: .denied)
          }
          fails(with: .denied)
        }

        And("the device does not know") {
          beforeEach {
            LocationFacadeTestFactory(container).withLocationAuthorizedAlways().withNextLocationUnavailable()
          }
          fails(with: .unavailable)
        }
      }

      When("I ask and do not wait") {
        justBeforeEach {
          LocationFacadeTestFactory(container).withLocationAuthorizedAlways()
          let facade: LocationFacade = container~>
          recorder = facade.currentLocation().record()
          TimeAdvancingFactory(container).advance(by: 0.5).save()
        }

        Then("nothing has come") {
          expect(recorder.allElementsDescription).to(beEmpty())
          expect { try recorder.completion.get() }.to(throwError(RecordingError.notCompleted))
        }
      }
    }
  }
}
