import Foundation
import FrontTesting
import MoviesCatalog
import Testing

@testable import MoviesCatalog

@Suite struct EmbeddedPagesTests {
  static let source = MoviePages.folder.appendingPathComponent(
    "../../Sources/MoviesCatalog/EmbeddedPages.swift"
  )

  /// The pages are embedded as they are in their files.
  @Test func embeddedPagesAreTheFiles() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: MoviePages.folder.path).filter {
      $0.hasPrefix("page-")
    }
    let files = try (1...names.count).map { number in
      try String(contentsOf: MoviePages.folder.appendingPathComponent("page-\(number).json"), encoding: .utf8)
    }
    if ProcessInfo.processInfo.environment["UPDATE_EMBEDDED_PAGES"] == "1" {
      try rewriteSource(files)
    } else {
      #expect(
        embeddedPages == files,
        "Sources/MoviesCatalog/EmbeddedPages.swift is out of date: run UPDATE_EMBEDDED_PAGES=1 swift test"
      )
    }
  }

  private func rewriteSource(_ files: [String]) throws {
    let old = try String(contentsOf: Self.source, encoding: .utf8)
    let start = try #require(old.range(of: "= [\n"))
    let literals = files.map { "#\"\"\"\n\($0)\n\"\"\"#,\n" }.joined()
    try (old[..<start.upperBound] + literals + "]\n").write(
      to: Self.source,
      atomically: true,
      encoding: .utf8
    )
  }

  @Test func everyPageButTheLastHasTenFilmsAndANextPage() async throws {
    var films: [Movie] = []
    var next: Int? = 1
    while let number = next {
      let page = try await MovieCatalog.embedded.page(number)
      #expect(page.page == number)
      #expect(page.totalPages == embeddedPages.count)
      #expect(page.results.count == 10)
      films += page.results
      next = page.nextPage
    }
    #expect(films.count >= 60)
    #expect(films.map(\.id) == Array(1...films.count))
    #expect(films.allSatisfy { (1888...2026).contains($0.year) })
    #expect(films.allSatisfy { !$0.title.isEmpty && !$0.director.isEmpty && !$0.country.isEmpty })
  }

  @Test(arguments: [0, -1, 8])
  func aPageThatIsNotThereIsAnError(number: Int) async {
    await #expect(throws: CatalogError.noPage(number, of: 7)) {
      try await MovieCatalog.embedded.page(number)
    }
  }

  @Test func searchGoesThroughAllPages() async throws {
    let found = try await MovieCatalog.embedded.search("kurosawa")
    #expect(
      found.map(\.title) == ["Rashomon", "Ikiru", "Seven Samurai (七人の侍)", "High and Low"]
    )
    #expect(try await MovieCatalog.embedded.search("no such film").isEmpty)
  }
}
