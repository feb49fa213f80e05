import BehaviorSpecs
import Injection
import InterfaceMocks
import Interfaces
import Testing

@Behavior final class MockCountryListStoreTests: Spec {
  override class func spec() {
    describe("MockCountryListStoreTests") {
      var container: Container!
      var store: CountryListStore!

      beforeEach {
        container = Container().injectInterfaceLocalMocks()
        store = container~>
      }

      Then("it is empty") { expect(store.savedList()).to(beNil()) }

      When("two lists are saved") {
        let last = CountryListDTO(countries: [CountryDTO(name: "Oz", level: 1, updated: "2026-03-02")])

        beforeEach {
          store.save(.init())
          store.save(last)
        }

        Then("it has the last, and says which there were") {
          expect(store.savedList()) == last
          expect((container ~> (MockCountryListStore.self)).lists) == [.init(), last]
        }
      }
    }
  }
}
