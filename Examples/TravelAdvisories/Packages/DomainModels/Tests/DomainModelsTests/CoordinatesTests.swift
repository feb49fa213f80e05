import BehaviorSpecs
import DomainModels
import Testing

@Behavior final class CoordinatesTests: Spec {
  override class func spec() {
    describe("CoordinatesTests") {
      Given("the text of a place") {
        Then("it is read, and written as it was") {
          expect(Coordinates("40.748817,-73.985428")?.description) == "40.748817,-73.985428"
          expect(Coordinates("90,-180")) == Coordinates(latitude: 90, longitude: -180)
        }
      }

      for text in ["", "40", "40,", "40,7,1", "north,7", "91,0", "0,180.5", "nan,0", "0,inf"] {
        Given("the text '\(text)'") {
          Then("it is no place") { expect(Coordinates(text)).to(beNil()) }
        }
      }
    }
  }
}
