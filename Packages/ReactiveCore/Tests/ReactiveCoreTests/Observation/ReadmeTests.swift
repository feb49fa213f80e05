import ReactiveCore
import Testing

/// The code of the package's README.
@Suite struct ReadmeTests {
  final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var hits: [String] = []

    init(titles: [String]) {
      $query
        .removeDuplicates()
        .map { query in titles.filter { $0.contains(query) } }
        .assign(to: &$hits)
    }
  }

  @Test func searches() {
    let search = Search(titles: ["Heat", "Her", "Alien"])
    search.query = "He"
    #expect(search.hits == ["Heat", "Her"])
  }
}
