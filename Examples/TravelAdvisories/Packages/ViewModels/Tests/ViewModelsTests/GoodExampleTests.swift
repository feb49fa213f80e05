// swift-format-ignore-file
// The page's good example, as it stands there, in a spec of its own: see CountryListSeedTests.

import BehaviorSpecs
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
import ViewModels

@Behavior final class GoodExampleTests: Spec {
    override class func spec() {
        describe("GoodExampleTests") {
            var container: Container!
            var viewModel: CountryListViewModel!
            var locationStateRecorder: Recorder<LocationUiState, Never>!

            beforeEach {
                container = Container().injectRepositories()
                    .injectLogic()
                    .injectViewModels()
                    .injectInterfaceLocalMocks()
                    .injectInterfaceRemoteMocks()
                    .injectFrameworkProviderFacades()
                    .injectFrameworkProviderMocks()
                TimeAdvancingFactory(container).save()
                LocationFacadeTestFactory(container).withLocationAuthorizedAlways().withNextLocationEmpireState()
                viewModel = container~>
                locationStateRecorder = viewModel.$state.map { $0.yourLocation }
                    .filter { $0.description.hasPrefix("location:") }.record()
            }

            When("I request location permissions") {
                justBeforeEach {
                    viewModel.onRefreshLocationTap()
                }

                And("We receive a location after a second") {
                    justBeforeEach {
                        TimeAdvancingFactory(container).advance(by: 1.0).save()
                    }

                    Then("We get a new location") {
                        expect(locationStateRecorder.allElementsDescription).toNot(beEmpty())
                    }
                }
            }
        }
    }
}
