import Foundation
import MoviesCatalog
import MoviesFeature
import MoviesFrames
import TerminalFront
import Testing

/// Whole screens, as text: each is compared with a file in `Screens/`. After a wanted change, run the tests with
/// UPDATE_SCREENS=1 in the environment and look at what has changed in the files.
@Suite struct ScreenTests {
  static let scenes: [String: @Sendable () async throws -> Scene] = [
    "start": {
      var scene = Scene()
      scene.send(
        .pageFailed("Nothing answers at http://127.0.0.1:8000/page-1.json. Start the server, then retry.")
      )
      return scene
    },
    "list": {
      var scene = try await loaded()
      scene.press(.down, .down)
      return scene
    },
    "sorted": {
      var scene = try await loaded()
      scene.press(.end, .character("s"), .character("s"), .character("s"), .character("f"))
      scene.interaction.say(
        "Changes of favourites last for this run only: there is no room left for '/home/me/.local/share/"
          + "swift-machines/movies-favourites.sqlite'. Make room, then try again."
      )
      return scene
    },
    "search": {
      var scene = try await loaded()
      scene.press(.character("/"))
      scene.type("七人 e\u{301}👨‍👩‍👧")
      scene.send(.didFind(wide))
      return scene
    },
    "details": {
      var scene = try await loaded()
      let films = try await MovieCatalog.embedded.search("kurosawa")
      scene.send(.open(21))
      scene.send(.details(.didFind(films)))
      return scene
    },
    "help": {
      var scene = try await loaded()
      scene.press(.character("?"))
      return scene
    },
  ]

  /// Titles in characters of all widths.
  static let wide = [
    "Seven Samurai (七人の侍)", "Amélie", "Ame\u{301}lie", "기생충", "👨‍👩‍👧‍👦 Family 👍🏽", "🇯🇵 Tokyo ❤️", "ｱｲｳ ＡＢＣ", "สวัสดี",
    "नमस्ते",
    "\u{1B}[2Jharm\nless", "A title that is longer than a narrow screen is wide, 七人の侍",
  ].enumerated().map { place, title in
    Movie(id: place + 1, title: title, year: 1950 + place, director: "監督 \(place)", country: "日本")
  }

  private static func loaded() async throws -> Scene {
    let scene = Scene(.didLoadFavourites([2, 23, 27]))
    for page in [1, 2, 3] { scene.send(.didLoad(try await MovieCatalog.embedded.page(page))) }
    return scene
  }

  @Test(arguments: scenes.keys.sorted(), [[80, 24], [40, 12], [200, 60]])
  func looksAsInItsFile(name: String, size: [Int]) async throws {
    let make = try #require(Self.scenes[name])
    let scene = try await make()
    let frame = scene.frame(size[0], size[1])
    #expect(frame.lines.count == size[1])
    for line in frame.lines { #expect(line.text.cellWidth <= size[0], "\(line.text)") }
    let file = Self.folder.appendingPathComponent("\(name)-\(size[0])x\(size[1]).txt")
    if ProcessInfo.processInfo.environment["UPDATE_SCREENS"] != nil {
      try Data(frame.plainText.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == frame.plainText)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Screens")

  // MARK: - Alignment

  @Test(arguments: [40, 80, 100, 120, 200]) func whatIsBesideWideCharactersIsAligned(columns: Int) throws {
    let scene = Scene(
      .didLoadFavourites(Set(Self.wide.map(\.id))),
      .didLoad(MoviePage(page: 1, totalPages: 1, results: Self.wide))
    )
    let lines = scene.frame(columns, 24).lines[3..<3 + Self.wide.count]
    let marks = try lines.map { line in
      let text = line.text
      return text[..<(try #require(text.range(of: "★"))).lowerBound].cellWidth
    }
    #expect(Set(marks).count == 1)
    guard columns >= 100 else { return }
    let directors = try lines.map { line in
      let text = line.text
      return text[..<(try #require(text.range(of: "監督"))).lowerBound].cellWidth
    }
    #expect(Set(directors).count == 1)
  }

  @Test(arguments: [20, 40, 80, 120]) func theSelectedLineGoesFromEdgeToEdge(columns: Int) throws {
    var scene = Scene(.didLoad(MoviePage(page: 1, totalPages: 1, results: Self.wide)))
    for _ in Self.wide {
      let lines = scene.frame(columns, 24).lines.filter { $0.spans.first?.style.isReversed == true }
      #expect(lines.map(\.text.cellWidth) == [columns])
      scene.press(.character("f"))
      let marked = scene.frame(columns, 24).lines.filter { $0.spans.first?.style.isReversed == true }
      #expect(marked.map(\.text.cellWidth) == [columns])
      scene.press(.down)
    }
  }

  // MARK: - Any size

  @Test(arguments: scenes.keys.sorted()) func noSizeIsTooSmall(name: String) async throws {
    let make = try #require(Self.scenes[name])
    let scene = try await make()
    for columns in 0...12 {
      for rows in 0...6 { #expect(scene.frame(columns, rows).lines.count >= rows) }
    }
  }
}
