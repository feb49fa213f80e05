import BehaviorSpecs
import DomainModels
import FrameworkProviderFacades
import FrameworkProviderMocks
import FrameworkProviderTestFactories
import Injection
import InterfaceMocks
import Interfaces
import Logic
import ReactiveCore
import ReactiveTesting
import Repositories
import Testing
import UtilsTestExtensions

@testable import ViewModels

@Behavior final class CountryListViewModelLoadingTests: Spec {
  override class func spec() {
    describe("CountryListViewModelLoadingTests") {
      var api: MockTravelAdvisoryApi!
      var viewModel: CountryListViewModel!
      var countries: PassthroughSubject<CountryListDTO, TravelAdvisoryApiError>!
      var status: PassthroughSubject<ServerStatusDTO, TravelAdvisoryApiError>!
      let list = CountryListDTO(
        countries: [("Oz", 1), ("Erewhon", 1), ("Laputa", 4)].map {
          CountryDTO(name: $0.0, level: $0.1, updated: "2026-03-02")
        }
      )

      beforeEach {
        let container = Container().injectRepositories().injectLogic().injectViewModels()
          .injectInterfaceLocalMocks().injectInterfaceRemoteMocks()
          .injectFrameworkProviderFacades().injectFrameworkProviderMocks()
        TimeAdvancingFactory(container).save()
        (countries, status) = (PassthroughSubject(), PassthroughSubject())
        api = container~>
        api.getCountryListPublisher = Deferred { countries }.eraseToAnyPublisher()
        api.getServerStatusPublisher = Deferred { status }.eraseToAnyPublisher()
        viewModel = container~>
      }

      Then("it loads as soon as it is made") {
        expect(viewModel.state.isLoading).to(beTrue())
        expect(viewModel.state.isSettled).to(beFalse())
        expect(api.getCountryListCount) == 1
        expect(api.getServerStatusCount) == 1
      }

      When("countries have come and more may") {
        beforeEach { countries.send(list) }

        Then("they are shown by name, and it still loads") {
          expect(viewModel.state.countries.map(\.name)) == ["Erewhon", "Laputa", "Oz"]
          expect(viewModel.state.isLoading).to(beTrue())
          expect(viewModel.state.isLoaded).to(beFalse())
        }

        And("I sort them by level") {
          justBeforeEach { viewModel.onSortTap(.level) }

          Then("the most dangerous is first") {
            expect(viewModel.state.countries.map(\.name)) == ["Laputa", "Erewhon", "Oz"]
          }

          And("others come") {
            justBeforeEach { countries.send(list) }

            Then("they are sorted by level, too") {
              expect(viewModel.state.countries.map(\.name)) == ["Laputa", "Erewhon", "Oz"]
            }
          }
        }

        And("the server fails") {
          beforeEach { countries.send(completion: .failure(.unavailable(reason: "Oh."))) }

          Then("it says why, and shows what has come") {
            expect(viewModel.state.errorMessage) == "Oh."
            expect(viewModel.state.isLoading).to(beFalse())
            expect(viewModel.state.isLoaded).to(beFalse())
            expect(viewModel.state.countries).to(haveCount(3))
          }

          And("I refresh") {
            justBeforeEach {
              countries = PassthroughSubject()
              viewModel.onRefreshTap()
              countries.send(.init())
              countries.send(completion: .finished)
            }

            Then("the error is gone, and the new list is there") {
              expect(viewModel.state.errorMessage).to(beNil())
              expect(viewModel.state.isLoaded).to(beTrue())
              expect(viewModel.state.countries).to(beEmpty())
            }
          }
        }
      }

      When("the server says how it is doing") {
        beforeEach { status.send(ServerStatusDTO(status: "degraded", message: "It is late.")) }

        Then("it is shown") {
          expect(viewModel.state.serverStatus) == .known(.degraded(reason: "It is late."))
          expect(viewModel.state.serverStatus.description) == "degraded: It is late."
        }

        And("everything else has come") {
          beforeEach { countries.send(completion: .finished) }
          Then("it is settled") { expect(viewModel.state.isSettled).to(beTrue()) }
        }
      }

      When("the server does not say how it is doing") {
        beforeEach { status.send(completion: .failure(.unavailable(reason: "Oh."))) }

        Then("that is shown, and the list still loads") {
          expect(viewModel.state.serverStatus) == .failed(message: "Oh.")
          expect(viewModel.state.serverStatus.description) == "unknown"
          expect(viewModel.state.isLoading).to(beTrue())
        }
      }
    }
  }
}
