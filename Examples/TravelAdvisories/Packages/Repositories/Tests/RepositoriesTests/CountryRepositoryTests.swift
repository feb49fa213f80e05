import BehaviorSpecs
import DomainModels
import Injection
import InterfaceMocks
import Interfaces
import ReactiveCore
import ReactiveTesting
import Repositories
import Testing
import UtilsTestExtensions

@Behavior final class CountryRepositoryTests: Spec {
  override class func spec() {
    describe("CountryRepositoryTests") {
      var container: Container!
      var store: MockCountryListStore!
      var countries: PassthroughSubject<CountryListDTO, TravelAdvisoryApiError>!
      var recorder: Recorder<[Country], TravelAdvisoryApiError>!
      let oz = CountryListDTO(countries: [CountryDTO(name: "Oz", level: 2, updated: "2026-03-02")])

      beforeEach {
        container = Container().injectRepositories().injectInterfaceLocalMocks().injectInterfaceRemoteMocks()
        store = container~>
        countries = PassthroughSubject()
        let api: MockTravelAdvisoryApi = container~>
        api.getCountryListPublisher = countries.eraseToAnyPublisher()
      }

      When("the countries are asked for") {
        justBeforeEach {
          let repository: CountryRepository = container~>
          recorder = repository.countries().record()
        }

        Then("nothing comes until the server answers") {
          expect(recorder.allElementsDescription).to(beEmpty())
        }

        And("the server answers") {
          justBeforeEach {
            countries.send(oz)
            countries.send(completion: .finished)
          }

          Then("they are given and saved") {
            expect { try recorder.elements.get() } == [
              [Country(name: "Oz", level: .increased, updated: "2026-03-02")]
            ]
            expect(store.lists) == [oz]
          }
        }

        And("the server gives a level that there is not") {
          justBeforeEach {
            countries.send(CountryListDTO(countries: [CountryDTO(name: "Oz", level: 5, updated: "")]))
          }

          Then("it fails with what to correct, and saves nothing") {
            expect { try recorder.elements.get() }.to(
              throwError(
                TravelAdvisoryApiError.malformed(
                  reason:
                    "The server gives Oz the level 5; a level is from 1 to 4. Correct it there, then retry."
                )
              )
            )
            expect(store.lists).to(beEmpty())
          }
        }

        And("some were saved before") {
          beforeEach { store.save(oz) }

          Then("those are given first") { expect { try recorder.availableElements.get() }.to(haveCount(1)) }

          And("the server fails") {
            justBeforeEach { countries.send(completion: .failure(.unavailable(reason: "Oh."))) }

            Then("they stay, and the failure follows") {
              expect(recorder.allElementsDescription).to(haveCount(1))
              expect { try recorder.completion.get() } == .failure(.unavailable(reason: "Oh."))
            }
          }
        }

        And("what was saved cannot be") {
          beforeEach {
            store.save(CountryListDTO(countries: [CountryDTO(name: "Oz", level: 0, updated: "")]))
          }

          Then("it is as if nothing was") { expect(recorder.allElementsDescription).to(beEmpty()) }
        }
      }
    }
  }
}
