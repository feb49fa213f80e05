import Foundation
import MoviesFavourites
import MoviesFeature
import Testing

@Suite struct FavouritesErrorTests {
  static let all: [FavouritesError] = [
    .noSQLite, .noPlace, .inaccessible(path: "/a/f", reason: "Permission denied"), .damaged(path: "/a/f"),
    .foreign(path: "/a/f"), .newer(path: "/a/f"), .full(path: "/a/f"), .busy(path: "/a/f"),
  ]

  @Test(arguments: all) func isOneLineThatSaysWhatToDo(error: FavouritesError) {
    let text = error.description
    #expect(!text.contains("\n"))
    #expect(error == .noSQLite || error == .noPlace || text.contains("'/a/f'"))
    #expect(text.split(separator: ". ").count == 2, "what is wrong, and what to do")
    #expect(error.errorDescription == text)
  }

  @Test func withoutAPlaceNothingIsKept() async {
    let store = FavouriteStore.file(at: nil, catalog: "c")
    let error = FavouriteStore.canUseFiles ? FavouritesError.noPlace : .noSQLite
    await #expect(throws: error) { try await store.load() }
    await #expect(throws: error) { try await store.save(FavouriteChange(1, isFavourite: true)) }
  }
}
