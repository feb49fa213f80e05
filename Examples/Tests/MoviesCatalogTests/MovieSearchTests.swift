import MoviesCatalog
import Testing

@Suite struct MovieSearchTests {
  let film = Movie(id: 7, title: "La Jetée", year: 1962, director: "Chris Marker", country: "France")

  @Test(arguments: ["jetee", "JETÉE", "marker", "france", "1962", "la marker 62", "", "  "])
  func matches(query: String) {
    #expect(film.matches(query))
  }

  @Test(arguments: ["jetee kurosawa", "1963", "x", "marker, chris"])
  func doesNotMatch(query: String) {
    #expect(!film.matches(query))
  }

  @Test func aWordDoesNotMatchAcrossTwoFacts() {
    #expect(!film.matches("jeteechris"))
    #expect(!film.matches("markerfrance"))
  }
}
