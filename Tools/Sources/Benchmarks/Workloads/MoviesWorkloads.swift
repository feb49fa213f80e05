import BenchmarkHarness
import MachineKit
import MoviesCatalog
import MoviesFeature
import MoviesFrames
import TerminalFront

/// Scrolling the movies example: a key, the next frame, and what is sent to the terminal for it.
enum MoviesWorkloads {
  static var all: [Workload] {
    [
      // Beside a list that only has what it shows formatted, by hand.
      Workload("movies.scroll10k") {
        let movies = Self.movies(10_000)
        return Workload.Sides(
          run: scrolling(movies),
          limit: { count in
            let list = HandList(movies, size: size)
            var bytes = 0
            for step in 0..<count { bytes &+= list.down(wrapping: step).utf8.count }
            consume(bytes)
          }
        )
      },
      // Beside a tenth of the films: rows that are not seen cost nothing.
      Workload("movies.scroll100kBeside10k") {
        Workload.Sides(run: scrolling(movies(100_000)), limit: scrolling(movies(10_000)))
      },
    ]
  }

  private static let size = TerminalSize.standard

  private static func movies(_ count: Int) -> [Movie] {
    (1...count).map { id in
      let title = id.isMultiple(of: 10) ? "七人の侍 \(id)" : "Movie number \(id)"
      return Movie(id: id, title: title, year: 1900 + id % 120, director: "Someone", country: "Japan")
    }
  }

  private static func scrolling(_ movies: [Movie]) -> (Int) -> Void {
    let store = Store(
      initial: Movies.State(),
      machine: Movies(
        fetchPage: { _ in throw CancellationError() },
        search: { _ in throw CancellationError() }
      )
    )
    store.send(.didLoad(MoviePage(page: 1, totalPages: 1, results: movies)))
    return { count in
      var interaction = Interaction()
      var screen = ScreenDiff(usingColor: true)
      var bytes = 0
      for step in 0..<count {
        let key: Key = step % (movies.count - 1) == movies.count - 2 ? .home : .down
        _ = interaction.press(key, on: store.state)
        let frame = TerminalFrame(state: store.state, interaction: interaction, size: size).frame
        bytes &+= screen.sequence(for: frame, size: size).utf8.count
      }
      consume(bytes)
    }
  }
}
