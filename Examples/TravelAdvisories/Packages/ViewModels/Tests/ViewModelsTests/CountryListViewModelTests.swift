// swift-format-ignore-file
// The code of the page "write-bdd-tests", as it stands there: see CountryListSeedTests.

import BehaviorSpecs
import Injection
import Foundation
import DomainModels
import ReactiveTesting
import Interfaces
import InterfaceMocks
import Logic
import ReactiveCore
import Testing
import UtilsTestExtensions
import Repositories

@testable import ViewModels
import FrameworkProviderTestFactories
import FrameworkProviderFacades
import FrameworkProviderMocks

@Behavior final class CountryListViewModelTests: Spec {
    override class func spec() {
        describe("CountryListViewModelTests") {
            var container: Container!
            var viewModel: CountryListViewModel!
            var api: MockTravelAdvisoryApi!
            let countryToBeReturned = PassthroughSubject<CountryListDTO, TravelAdvisoryApiError>()
            var stateRecorder: Recorder<CountryListUiState, Never>!

            beforeEach {
                container = Container().injectRepositories()
                    .injectLogic()
                    .injectViewModels()
                    .injectInterfaceLocalMocks()
                    .injectInterfaceRemoteMocks()
                    .injectFrameworkProviderFacades()
                    .injectFrameworkProviderMocks()

                TimeAdvancingFactory(container).save()

                api = container~>
                api.getCountryListPublisher = countryToBeReturned.eraseToAnyPublisher()

                viewModel = container~>
                stateRecorder = viewModel.$state.record()
            }

            When("a country is returned") {
                var states: [CountryListUiState]!

                beforeEach {
                    countryToBeReturned.send(.init())
                    countryToBeReturned.send(completion: .finished)

                    states = try! stateRecorder.availableElements.get()
                }

                Then("we should emit a loading and a loaded state") {
                    expect(states[2].isLoading).to(beFalse())
                    expect(states[2].isLoaded).to(beTrue())
                }
            }

            When("I request location permissions") {
                var locationStateRecorder: Recorder<LocationUiState, Never>!

                justBeforeEach {
                    viewModel.onRefreshLocationTap()
                    locationStateRecorder = viewModel.$state.map { $0.yourLocation }.record()
                }

                And("It is authorized") {
                    beforeEach {
                        LocationFacadeTestFactory(container)
                            .withLocationAuthorizedAlways()
                            .withNextLocationEmpireState()
                    }

                    And("We receive a location after a second") {
                        justBeforeEach {
                            TimeAdvancingFactory(container).advance(by: 1.0).save()
                        }

                        Then("We get a new location") {
                            expect(locationStateRecorder.allElementsDescription) == [
                                "updating",
                                "location:40.748817,-73.985428"
                            ]
                        }
                    }
                }
            }
        }
    }
}
