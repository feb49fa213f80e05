import BehaviorSpecs
import DomainModels
import FrameworkProviderMocks
import FrameworkProviders
import Injection
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

@Behavior final class MockLocationProviderTests: Spec {
  override class func spec() {
    describe("MockLocationProviderTests") {
      var provider: MockLocationProvider!
      var scheduler: TestSchedulerOf<DispatchQueue>!

      beforeEach {
        scheduler = DispatchQueue.test
        provider = MockLocationProvider(scheduler: scheduler.eraseToAnyScheduler())
      }

      When("the user is asked") {
        var recorder: Recorder<LocationAuthorization, Never>!

        beforeEach {
          provider.authorizationAnswer = .authorizedAlways
          recorder = provider.requestAuthorization().record()
        }

        Then("the answer is given, and stays") {
          expect(recorder.allElementsDescription) == ["authorizedAlways"]
          expect(provider.authorization) == .authorizedAlways
          expect(provider.requestAuthorizationCount) == 1
        }
      }

      When("the device is asked") {
        var recorder: Recorder<Coordinates, LocationError>!

        beforeEach {
          provider.nextLocation =
            Coordinates(latitude: 1, longitude: 2).map { .success($0) } ?? .failure(.denied)
          recorder = provider.requestLocation().record()
          scheduler.advance(by: .milliseconds(999))
        }

        Then("it does not answer within a second") { expect(recorder.allElementsDescription).to(beEmpty()) }

        And("a second has passed") {
          beforeEach { scheduler.advance(by: .milliseconds(1)) }

          Then("it has") { expect(recorder.allElementsDescription) == ["1.0,2.0"] }
        }
      }

      Given("a container with the mocks") {
        var container: Container!

        beforeEach {
          container = Container().injectFrameworkProviderMocks()
          container.register(AnySchedulerOf<DispatchQueue>.self) { _ in scheduler.eraseToAnyScheduler() }
        }

        Then("the mock is what others get as the provider") {
          expect(container ~> (LocationProvider.self)).to(
            beIdenticalTo(container ~> (MockLocationProvider.self))
          )
        }
      }
    }
  }
}
