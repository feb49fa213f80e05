import BehaviorSpecs
import Foundation
import Interfaces
import ReactiveCore
import ReactiveTesting
import Testing

@testable import Feature

@Behavior final class EmbeddedTravelAdvisoryApiTests: Spec {
  override class func spec() {
    describe("EmbeddedTravelAdvisoryApiTests") {
      let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../advisories")
        .standardized

      func file(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      }

      it("has what the files of advisories/ have") {
        expect { try file("countries.json") } == EmbeddedAdvisories.countries + "\n"
        expect { try file("status.json") } == EmbeddedAdvisories.status + "\n"
      }

      it("gives them at once") {
        let api = EmbeddedTravelAdvisoryApi()
        expect { try api.getCountryList().record().single.get().countries }.to(haveCount(7))
        expect { try api.getServerStatus().record().single.get() } == ServerStatusDTO(status: "operational")
      }
    }
  }
}
