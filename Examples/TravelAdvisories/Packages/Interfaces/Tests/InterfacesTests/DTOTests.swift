import BehaviorSpecs
import Foundation
import Interfaces
import Testing

@Behavior final class DTOTests: Spec {
  override class func spec() {
    describe("DTOTests") {
      func decoded<DTO: Decodable>(_ text: String) throws -> DTO {
        try JSONDecoder().decode(DTO.self, from: Data(text.utf8))
      }

      Given("a server's countries") {
        let text = #"{"countries": [{"name": "Oz", "level": 2, "updated": "2026-03-02"}], "page": 1}"#

        Then("they are read, and what is unknown is left out") {
          expect { try decoded(text) }
            == CountryListDTO(countries: [CountryDTO(name: "Oz", level: 2, updated: "2026-03-02")])
        }
      }

      Given("a server's status") {
        Then("its message may be missing") {
          expect { try decoded(#"{"status": "operational"}"#) } == ServerStatusDTO(status: "operational")
          expect { try decoded(#"{"status": "down", "message": "Oh."}"#) }
            == ServerStatusDTO(status: "down", message: "Oh.")
        }
      }

      Given("an object without a level") {
        let text = #"{"countries": [{"name": "Oz", "updated": ""}]}"#

        Then("it is no country") {
          expect { try decoded(text) as CountryListDTO }.to(throwError(DecodingError.self))
        }
      }
    }
  }
}
