import BehaviorSpecs
import Feature
import Injection
import Interfaces
import Testing

@Behavior final class MemoryCountryListStoreTests: Spec {
  override class func spec() {
    describe("MemoryCountryListStoreTests") {
      var container: Container!

      beforeEach { container = Container().injectInterfaces(server: nil) }

      Then("it is empty") { expect((container ~> (CountryListStore.self)).savedList()).to(beNil()) }

      When("a list is saved") {
        beforeEach { (container ~> (CountryListStore.self)).save(.init()) }

        Then("all who resolve it find the list") {
          expect((container ~> (CountryListStore.self)).savedList()) == CountryListDTO()
        }
      }
    }
  }
}
