import MoviesCatalog
import MoviesFeature
import MoviesFrames
import TerminalFront
import Testing

@Suite struct InteractionTests {
  private static let films = ["Beta", "Alpha", "Gamma"].enumerated().map { place, title in
    Movie(id: place + 1, title: title, year: 2000 - place, director: "Someone", country: "Japan")
  }

  private func scene(pages: Int = 1) -> Scene {
    Scene(
      .didLoadFavourites([]),
      .didLoad(MoviePage(page: 1, totalPages: pages, results: Self.films))
    )
  }

  private func selected(_ scene: Scene) -> String {
    scene.state.visibleMovies[scene.interaction.selection(in: scene.state)].title
  }

  @Test func fMakesTheSelectedFilmAFavouriteAndTakesThatBack() {
    var scene = scene()
    scene.press(.down, .character("f"))
    #expect(scene.state.favourites == [2])
    scene.press(.character("f"))
    #expect(scene.state.favourites == [])
  }

  @Test func fMakesAnOpenFilmAFavourite() {
    var scene = scene()
    scene.press(.enter, .character("f"))
    #expect(scene.state.details?.id == 1)
    #expect(scene.state.favourites == [1])
    #expect(scene.frame(80, 24).lines[0].text == "Beta ★")
  }

  @Test func fOnAnEmptyListIsNothing() {
    var interaction = Interaction()
    #expect(interaction.press(.character("f"), on: Movies.State()) == .nothing)
    #expect(interaction.press(.enter, on: Movies.State()) == .nothing)
  }

  @Test func sSortsInTurnAndKeepsTheSelectedFilm() {
    var scene = scene()
    for (order, place) in [(MovieOrder.title, 1), (.year, 2), (.favourites, 0), (.page, 0)] {
      scene.press(.character("s"))
      #expect(scene.state.order == order)
      #expect(scene.interaction.selection(in: scene.state) == place)
      #expect(selected(scene) == "Beta")
    }
  }

  @Test func aFilmThatMovesToTheFrontStaysSelected() {
    var scene = scene()
    scene.send(.sort(.favourites))
    scene.press(.end, .character("f"))
    #expect(scene.state.visibleMovies.map(\.title) == ["Gamma", "Beta", "Alpha"])
    #expect(selected(scene) == "Gamma")
  }

  @Test func aPageThatIsSortedInKeepsTheSelectedFilm() {
    var scene = scene(pages: 2)
    scene.press(.character("s"), .down)
    #expect(selected(scene) == "Gamma")
    let more = Movie(id: 9, title: "Aaa", year: 1990, director: "Someone", country: "Japan")
    scene.send(.didLoad(MoviePage(page: 2, totalPages: 2, results: [more])))
    scene.interaction.follow(scene.state)
    #expect(selected(scene) == "Gamma")
  }

  // MARK: - Help

  @Test func theHelpIsLeftWithAnyOtherKey() {
    for key in [Key.escape, .enter, .character("?"), .character("f")] {
      var scene = scene()
      scene.press(.character("?"))
      #expect(scene.interaction.isHelping)
      #expect(scene.frame(80, 24).lines[0].text == "Keys")
      scene.press(key)
      #expect(!scene.interaction.isHelping)
      #expect(scene.state.favourites == [], "it did nothing else")
    }
  }

  @Test func theHelpScrollsToItsEndAndBack() {
    var scene = scene()
    scene.press(.character("?"))
    let top = scene.frame(30, 8)
    for _ in 0..<100 { scene.press(.down) }
    let texts = scene.frame(30, 8).lines.map(\.text)
    #expect(texts.contains { $0.hasPrefix("q Ctrl-C") })
    for _ in 0..<100 { scene.press(.up) }
    #expect(scene.frame(30, 8) == top)
  }

  @Test func qQuitsFromTheHelp() {
    var scene = scene()
    scene.press(.character("?"))
    #expect(scene.interaction.press(.character("q"), on: scene.state) == .quit)
  }

  @Test func aQuestionMarkCanBeSearchedFor() {
    var scene = scene()
    scene.press(.character("/"), .character("?"))
    #expect(scene.state.query == "?")
    #expect(!scene.interaction.isHelping)
  }

  // MARK: - Notices and the search field

  @Test func aNoticeIsShownUntilTheNextKey() {
    var scene = scene()
    scene.interaction.say("something")
    #expect(scene.frame(80, 24).plainText.contains("\nsomething\nAll pages loaded.\n"))
    scene.press(.down)
    #expect(!scene.frame(80, 24).plainText.contains("something"))
    #expect(selected(scene) == "Alpha", "the key did its work too")
  }

  @Test func onlyTheEndOfALongQueryIsShown() {
    var scene = scene()
    scene.send(.queryChanged(String(repeating: "x", count: 1_000_000) + "七人の侍"))
    scene.press(.character("/"))
    let frame = scene.frame(20, 10)
    #expect(frame.lines[1].text == "Search: xxx七人の侍")
    #expect(frame.cursor == Frame.Position(row: 1, column: 19))
    #expect(scene.frame(19, 10).lines[1].text == "Search: xx七人の侍")
    #expect(scene.frame(12, 10).lines[1].text == "Search: 侍")
  }

  /// The machine hears of a key later when it is busy with an event of an effect's.
  @Test func fastTypingLosesNothing() {
    let state = scene().state
    var interaction = Interaction()
    _ = interaction.press(.character("/"), on: state)
    #expect(interaction.press(.character("a"), on: state) == .setQuery("a"))
    #expect(interaction.press(.character("b"), on: state) == .setQuery("ab"))
    #expect(interaction.press(.backspace, on: state) == .setQuery("a"))
    let frame = TerminalFrame(state: state, interaction: interaction, size: .standard).frame
    #expect(frame.lines[1].text == "Search: a")
    _ = interaction.press(.enter, on: state)
    _ = interaction.press(.character("/"), on: state)
    #expect(
      interaction.press(.character("c"), on: state) == .setQuery("c"),
      "what was typed is the machine's"
    )
  }

  @Test func aBookThatIsPastedIsCutOff() {
    var scene = scene()
    scene.press(.character("/"))
    scene.type(String(repeating: "x", count: Interaction.maximumQuery + 500))
    #expect(scene.state.query.count == Interaction.maximumQuery)
    scene.press(.backspace, .character("y"))
    #expect(scene.state.query.suffix(2) == "xy")
  }
}
