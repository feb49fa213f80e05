import BehaviorSpecs
import DomainModels
import FrameworkProviderFacades
import FrameworkProviderMocks
import FrameworkProviderTestFactories
import Injection
import InterfaceMocks
import Logic
import ReactiveCore
import ReactiveTesting
import Repositories
import Testing
import UtilsTestExtensions

@testable import ViewModels

@Behavior final class CountryListViewModelLocationTests: Spec {
  override class func spec() {
    describe("CountryListViewModelLocationTests") {
      var container: Container!
      var viewModel: CountryListViewModel!
      var recorder: Recorder<LocationUiState, Never>!

      beforeEach {
        container = Container().injectRepositories().injectLogic().injectViewModels()
          .injectInterfaceLocalMocks().injectInterfaceRemoteMocks()
          .injectFrameworkProviderFacades().injectFrameworkProviderMocks()
        TimeAdvancingFactory(container).save()
        viewModel = container~>
      }

      Then("nobody asked for the location") { expect(viewModel.state.yourLocation) == LocationUiState.none }

      When("I request my location") {
        justBeforeEach {
          viewModel.onRefreshLocationTap()
          recorder = viewModel.$state.map { $0.yourLocation }.record()
        }

        And("it is denied") {
          beforeEach { LocationFacadeTestFactory(container).withLocationStatusDenied() }

          And("time passes") {
            justBeforeEach { TimeAdvancingFactory(container).save() }
            Then("we get an error") { expect(recorder.allElementsDescription) == ["updating", "error"] }
          }
        }

        And("it is authorized and takes two seconds") {
          beforeEach {
            LocationFacadeTestFactory(container).withLocationAuthorizedWhenInUse()
              .withNextLocationEmpireState()
              .withLocationDelay(seconds: 2)
          }

          And("one has passed") {
            justBeforeEach { TimeAdvancingFactory(container).advance(by: 1).save() }
            Then("we still wait") { expect(recorder.allElementsDescription) == ["updating"] }

            And("I request it again") {
              justBeforeEach {
                viewModel.onRefreshLocationTap()
                TimeAdvancingFactory(container).advance(by: 1).save()
              }

              Then("the first request is forgotten") {
                expect(recorder.allElementsDescription) == ["updating", "updating"]
              }
            }
          }
        }
      }
    }
  }
}
