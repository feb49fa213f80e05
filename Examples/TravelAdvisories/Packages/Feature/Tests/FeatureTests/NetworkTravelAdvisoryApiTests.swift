import BehaviorSpecs
import Feature
import FrontTesting
import Injection
import Interfaces
import ReactiveCore
import ReactiveTesting
import Testing
import UtilsTestExtensions
import WebJSON

@Behavior final class NetworkTravelAdvisoryApiTests: Spec {
  override class func spec() {
    describe("NetworkTravelAdvisoryApiTests") {
      var server: LocalServer!
      var api: TravelAdvisoryApi!

      beforeEach {
        server = try LocalServer()
        api = Container().injectInterfaces(server: try WebAddress(folder: server.url))~>
      }

      afterEach { server.stop() }

      func places(_ file: String) -> String { "\(server.url)\(file)" }

      When("the server has both files") {
        let list = CountryListDTO(countries: [CountryDTO(name: "Oz", level: 2, updated: "2026-03-02")])

        beforeEach {
          server.answer(
            "/countries.json",
            with: LocalServer.response(
              #"{"countries": [{"name": "Oz", "level": 2, "updated": "2026-03-02"}]}"#
            )
          )
          server.answer("/status.json", with: LocalServer.response(#"{"status": "down", "message": "Oh."}"#))
        }

        Then("they are given, and it finishes") {
          await expect { try await api.getCountryList().collectValues(timeout: 20) }.to(equal([list]))
          await expect { try await api.getServerStatus().collectValues(timeout: 20) }.to(
            equal([ServerStatusDTO(status: "down", message: "Oh.")])
          )
        }

        And("somebody subscribes twice") {
          beforeEach {
            let countries = api.getCountryList()
            _ = try await countries.collectValues(timeout: 20)
            _ = try await countries.collectValues(timeout: 20)
          }

          Then("it asks twice") { expect(server.requests).to(haveCount(2)) }
        }
      }

      When("the server has something else") {
        beforeEach {
          server.answer("/countries.json", with: LocalServer.response(#"{"countries": [{"name": "Oz"}]}"#))
          server.answer("/status.json", with: LocalServer.response("", status: "500 Oh"))
        }

        Then("it fails with what to do") {
          await expect { try await api.getCountryList().collectValues(timeout: 20) }.to(
            throwError(
              TravelAdvisoryApiError.unavailable(
                reason:
                  "\(places("countries.json")) is not a list of countries: \"level\" is missing in countries[0]. "
                  + "Correct it on the server, or --url, then retry."
              )
            )
          )
          await expect { try await api.getServerStatus().collectValues(timeout: 20) }.to(
            throwError(
              TravelAdvisoryApiError.unavailable(
                reason:
                  "The server answered \(places("status.json")) with status 500. Look at the server's log, then "
                  + "retry."
              )
            )
          )
        }
      }

      When("the subscriber cancels before the server answers") {
        var received: [String] = []

        beforeEach {
          received = []
          let hasArrived = server.hold("/countries.json")
          let subscription = api.getCountryList().sink {
            received.append("\($0)")
          } receiveValue: {
            received.append("\($0)")
          }
          await hasArrived()
          subscription.cancel()
          // The server answers one request at a time: it is done with the first when it has answered this one.
          _ = try? await api.getServerStatus().collectValues(timeout: 20)
        }

        Then("the request ends, and nothing comes of it") { expect(received).to(beEmpty()) }
      }
    }
  }
}
