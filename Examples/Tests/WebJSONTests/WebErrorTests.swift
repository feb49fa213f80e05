import Foundation
import Testing
import WebJSON

@Suite struct WebErrorTests {
  @Test func anErrorIsOneLineThatNamesThePlaceAndSaysWhatToDo() {
    let errors: [WebError] = [
      .refused(location: "http://host/page-1.json"),
      .unreachable(location: "http://host/page-1.json", reason: "no such host"),
      .missing(location: "http://host/page-1.json", wanted: "the folder that holds page-1.json"),
      .httpStatus(500, location: "http://host/page-1.json"),
      .cutOff(location: "http://host/page-1.json", received: 3, expected: 10),
      .wrongJSON(location: "http://host/page-1.json", wanted: "a page", problem: "it is not JSON"),
    ]
    for error in errors {
      #expect(error.description.contains("http://host/page-1.json"))
      #expect(error.description.split(whereSeparator: \.isNewline).count == 1)
      #expect(error.description.lowercased().contains("retry"))
      #expect(error.localizedDescription == error.description)
    }
    #expect(errors[4].description.contains("after 3 of 10 bytes"))
  }
}
