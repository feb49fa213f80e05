import Foundation
import MoviesCatalog
import Testing
import WebJSON

@Suite struct PageDecodingTests {
  static let film = #"{"id": 1, "title": "M", "year": 1931, "director": "Fritz Lang", "country": "Germany"}"#

  private func decode(_ text: String, page: Int = 1) throws -> MoviePage {
    try MoviePage(decoding: Data(text.utf8), page: page, from: "somewhere")
  }

  @Test func aPageIsRead() throws {
    let page = try decode(#"{"page": 2, "totalPages": 3, "results": [\#(Self.film)]}"#, page: 2)
    let film = Movie(id: 1, title: "M", year: 1931, director: "Fritz Lang", country: "Germany")
    #expect(page == MoviePage(page: 2, totalPages: 3, results: [film]))
    #expect(page.nextPage == 3)
    #expect(MoviePage(page: 3, totalPages: 3, results: []).nextPage == nil)
  }

  /// Every proper beginning of a page is recognised as one, whatever character it ends with.
  @Test func everyBeginningIsCutOff() throws {
    let whole = #"{"page": 1, "totalPages": 1, "results": [\#(Self.film), {"title": "a \"\\{[]"}]}"#
    let bytes = Data(whole.utf8)
    for length in 0..<bytes.count {
      #expect(throws: WebError.cutOff(location: "somewhere", received: length, expected: nil)) {
        try MoviePage(decoding: bytes.prefix(length), page: 1, from: "somewhere")
      }
    }
  }

  @Test(arguments: [
    ("<html></html>", "it is not JSON"),
    ("[]", "the whole should be an object"),
    ("{]", "it is not JSON"),
    (#" "page" "#, "the whole should be an object"),
    (#"{"page": 1, "totalPages": 1}"#, #""results" is missing"#),
    (#"{"page": "1", "totalPages": 1, "results": []}"#, "page should be a whole number"),
    (#"{"page": 1, "totalPages": 1, "results": {}}"#, "results should be a list"),
    (#"{"page": 1, "totalPages": 1, "results": [{"id": 1}]}"#, #""title" is missing in results[0]"#),
    (#"{"page": 1, "totalPages": 1, "results": null}"#, "results is null and should be a list"),
    (#"{"page": 2, "totalPages": 3, "results": []}"#, "it says it is page 2, not page 1"),
    (#"{"page": 1, "totalPages": 0, "results": []}"#, "it says there are only 0 pages"),
    (
      #"{"page": 1, "totalPages": 1, "results": [\#(film), \#(film)]}"#,
      "two of its movies have the same id"
    ),
  ])
  func whatIsWrongIsSaid(text: String, problem: String) {
    let error = WebError.wrongJSON(location: "somewhere", wanted: "a page of movies", problem: problem)
    #expect(throws: error) { try decode(text) }
  }
}
