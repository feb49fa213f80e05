import BehaviorSpecs
import DomainModels
import Feature
import FrameworkProviders
import Testing
import UIComponents
import ViewModels

@Behavior final class CountryListScreenTests: Spec {
  override class func spec() {
    describe("CountryListScreenTests") {
      var state: CountryListUiState!

      beforeEach {
        state = CountryListUiState()
        state.isLoaded = true
        state.serverStatus = .known(.operational)
        state.countries = [Country(name: "Oz", level: .doNotTravel, updated: "2026-03-02")]
      }

      Given("a list that is loaded") {
        Then("it is a table with the rest below") {
          expect(CountryListScreen(state).text(usingColor: false)) == """
            Country  Advisory         Updated
            Oz       4 do not travel  2026-03-02

            Server status: operational
            Your location: not asked for

            """
          expect(CountryListScreen(state).failures).to(beEmpty())
        }

        Then("levels have colours where they are wanted") {
          expect(CountryListScreen(state).text(usingColor: true)).to(
            contain(TextColor.red.applied(to: "4 do not travel"))
          )
        }
      }

      for (location, text) in [
        (LocationUiState.error(.denied), "you do not say where you are"),
        (.error(.restricted), "you do not say where you are"), (.error(.unavailable), "not known"),
        (Coordinates("1,2").map { .location($0) } ?? .none, "1.0,2.0"),
      ] {
        Given("the location \(location)") {
          beforeEach { state.yourLocation = location }
          Then("it is told") {
            expect(CountryListScreen(state).text(usingColor: false)).to(endWith("Your location: \(text)\n"))
          }
        }
      }

      Given("a list that could not be loaded") {
        beforeEach {
          state = CountryListUiState()
          state.errorMessage = "Nothing\nanswers."
          state.serverStatus = .failed(message: "Nothing answers either.")
        }

        Then("there is nothing to show, and one reason in a line") {
          expect(CountryListScreen(state).text(usingColor: false)).to(beNil())
          expect(CountryListScreen(state).failures) == ["Nothing answers."]
        }

        And("there is an older one") {
          beforeEach { state.countries = [Country(name: "Oz", level: .normal, updated: "2026-03-02")] }
          Then("that is shown") { expect(CountryListScreen(state).text(usingColor: false)).to(contain("Oz")) }
        }
      }

      Given("a server whose status is not known") {
        beforeEach { state.serverStatus = .failed(message: "Oh.") }

        Then("the list is shown, and the reason told") {
          expect(CountryListScreen(state).text(usingColor: false)).to(contain("Server status: unknown\n"))
          expect(CountryListScreen(state).failures) == ["Oh."]
        }
      }

      Given("a message with an escape sequence") {
        beforeEach { state.serverStatus = .known(.down(reason: "\u{1B}[2JOh")) }
        Then("it is harmless") {
          expect(CountryListScreen(state).text(usingColor: true)).to(contain("Server status: down: �[2JOh\n"))
        }
      }
    }
  }
}
