import Foundation
import Testing
import WebJSON

@Suite struct WebDocumentTests {
  private func error(_ text: String) -> WebError? {
    #expect(throws: WebError.self) { try Note(decoding: Data(text.utf8), from: "X") }
  }

  @Test func isDecoded() throws {
    let note = try Note(decoding: Data(#"{"text": "…", "stars": 5, "more": []}"#.utf8), from: "X")
    #expect(note == Note(text: "…", stars: 5))
  }

  @Test(arguments: [
    ("<html>", "it is not JSON"),
    ("{} {", "it is not JSON"),
    ("[]", "the whole should be an object"),
    (#"{"text": ""}"#, "\"stars\" is missing"),
    (#"{"text": 1, "stars": 1}"#, "text should be a text"),
    (#"{"text": null, "stars": 1}"#, "text is null and should be a text"),
    (#"{"text": "", "stars": "1"}"#, "stars should be a whole number"),
    (#"{"text": "", "stars": 6}"#, "stars should be from 0 to 5"),
  ])
  func whatIsWrongIsSaid(text: String, problem: String) {
    #expect(error(text) == .wrongJSON(location: "X", wanted: "a note", problem: problem))
    #expect(
      error(text)?.description
        == "X is not a note: \(problem). Correct it on the server, or --url, then retry."
    )
  }

  @Test(arguments: ["", "  ", "{", #"{"text": "a\""#, #"{"text": "}"#, #"{"text": "", "stars": [1"#])
  func theBeginningOfADocumentIsCutOff(text: String) {
    #expect(error(text) == .cutOff(location: "X", received: text.utf8.count, expected: nil))
  }
}
