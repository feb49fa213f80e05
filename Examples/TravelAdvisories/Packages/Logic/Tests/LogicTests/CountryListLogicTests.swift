import BehaviorSpecs
import DomainModels
import Injection
import InterfaceMocks
import Interfaces
import Logic
import ReactiveCore
import ReactiveTesting
import Repositories
import Testing
import UtilsTestExtensions

@Behavior final class CountryListLogicTests: Spec {
  override class func spec() {
    describe("CountryListLogicTests") {
      var logic: CountryListLogic!
      var countries: PassthroughSubject<CountryListDTO, TravelAdvisoryApiError>!

      beforeEach {
        let container = Container().injectRepositories().injectInterfaceLocalMocks()
          .injectInterfaceRemoteMocks()
          .injectLogic()
        countries = PassthroughSubject()
        let api: MockTravelAdvisoryApi = container~>
        api.getCountryListPublisher = countries.eraseToAnyPublisher()
        logic = container~>
      }

      When("the server lists a country twice") {
        var recorder: Recorder<[Country], TravelAdvisoryApiError>!

        beforeEach {
          recorder = logic.countries().record()
          countries.send(
            CountryListDTO(
              countries: [("Oz", 1), ("Oz", 3), ("Oz", 2), ("Utopia", 1)].map {
                CountryDTO(name: $0.0, level: $0.1, updated: "2026-03-02")
              }
            )
          )
        }

        Then("the graver advisory counts") {
          expect { try recorder.next().get().map { "\($0.name) \($0.level)" }.sorted() }
            == ["Oz reconsider", "Utopia normal"]
        }
      }

      Given("countries of several levels") {
        let list = [("Oz", AdvisoryLevel.normal), ("Erewhon", .doNotTravel), ("Laputa", .normal)].map {
          Country(name: $0.0, level: $0.1, updated: "2026-03-02")
        }

        Then("they are sorted by name") {
          expect(logic.sorted(list, by: .name).map(\.name)) == ["Erewhon", "Laputa", "Oz"]
        }

        Then("they are sorted by level, and by name within one") {
          expect(logic.sorted(list.reversed(), by: .level).map(\.name)) == ["Erewhon", "Laputa", "Oz"]
          expect(logic.sorted(list, by: .level).map(\.level)) == [.doNotTravel, .normal, .normal]
        }
      }
    }
  }
}
