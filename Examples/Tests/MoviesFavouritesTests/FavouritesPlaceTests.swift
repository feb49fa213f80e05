import MoviesFavourites
import Testing

@Suite struct FavouritesPlaceTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/me"], "/data/swift-machines/movies-favourites.sqlite"),
    (["HOME": "/home/me"], "/home/me/.local/share/swift-machines/movies-favourites.sqlite"),
    (
      ["XDG_DATA_HOME": "", "HOME": "/home/me"],
      "/home/me/.local/share/swift-machines/movies-favourites.sqlite"
    ),
    (
      ["XDG_DATA_HOME": "data", "HOME": "/home/me"],
      "/home/me/.local/share/swift-machines/movies-favourites.sqlite"
    ),
    (["HOME": ""], nil), ([:], nil),
  ])
  func theUsualPlace(environment: [String: String], path: String?) {
    let place = FavouritesPlace.standard(environment: environment)
    #expect(place?.path == path)
    #expect(place?.makesFolders != false)
  }

  @Test func aNamedFileIsTakenAsItIs() {
    let place = FavouritesPlace(file: "mine.sqlite")
    #expect(place.path == "mine.sqlite")
    #expect(!place.makesFolders)
  }
}
