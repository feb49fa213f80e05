import BehaviorSpecs
import Injection
import InterfaceMocks
import Interfaces
import ReactiveCore
import ReactiveTesting
import Testing

@Behavior final class MockTravelAdvisoryApiTests: Spec {
  override class func spec() {
    describe("MockTravelAdvisoryApiTests") {
      var container: Container!
      var api: MockTravelAdvisoryApi!

      beforeEach {
        container = Container().injectInterfaceRemoteMocks()
        api = container~>
      }

      Then("it is the API that others get") {
        expect(container ~> (TravelAdvisoryApi.self)).to(beIdenticalTo(api))
        expect(container ~> (MockTravelAdvisoryApi.self)).to(beIdenticalTo(api))
      }

      Then("it answers nothing by itself") {
        expect(api.getCountryList().record().allElementsDescription).to(beEmpty())
        expect { try api.getServerStatus().record().completion.get() }.to(
          throwError(RecordingError.notCompleted)
        )
      }

      When("its publishers are subjects") {
        let countries = PassthroughSubject<CountryListDTO, TravelAdvisoryApiError>()
        let status = PassthroughSubject<ServerStatusDTO, TravelAdvisoryApiError>()
        var countryRecorder: Recorder<CountryListDTO, TravelAdvisoryApiError>!
        var statusRecorder: Recorder<ServerStatusDTO, TravelAdvisoryApiError>!

        beforeEach {
          api.getCountryListPublisher = countries.eraseToAnyPublisher()
          api.getServerStatusPublisher = status.eraseToAnyPublisher()
          countryRecorder = api.getCountryList().record()
          statusRecorder = api.getServerStatus().record()
          countries.send(.init())
          status.send(ServerStatusDTO(status: "down"))
        }

        Then("it gives what they send, and counts who asked") {
          expect { try countryRecorder.availableElements.get() } == [CountryListDTO()]
          expect { try statusRecorder.availableElements.get() } == [ServerStatusDTO(status: "down")]
          expect(api.getCountryListCount) == 1
          expect(api.getServerStatusCount) == 1
        }
      }
    }
  }
}
