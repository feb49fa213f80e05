import MachineKit
import MoviesCatalog
import MoviesFeature
import MoviesFrames
import TerminalFront

/// A state and what the user has done, as a frame.
struct Scene {
  private let store: Store<Movies.State, Movies.Event>
  var interaction = Interaction()

  /// A feature whose effects never end: what happens is what is sent.
  init(_ events: Movies.Event...) {
    store = Store(
      initial: Movies.State(),
      machine: Movies(
        fetchPage: { _ in throw CancellationError() },
        search: { _ in throw CancellationError() },
        favourites: FavouriteStore(
          load: { throw CancellationError() },
          save: { _ in throw CancellationError() }
        )
      )
    )
    for event in events { store.send(event) }
  }

  var state: Movies.State { store.state }

  func send(_ event: Movies.Event) { store.send(event) }

  /// Takes keys as the program does.
  mutating func press(_ keys: Key...) {
    for key in keys {
      switch interaction.press(key, on: store.state) {
      case .send(let event): store.send(event)
      case .setQuery(let query): store.send(.queryChanged(query))
      case .nothing, .quit: break
      }
      interaction.follow(store.state)
    }
  }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// What a screen of some size shows.
  func frame(_ columns: Int, _ rows: Int) -> Frame {
    let size = TerminalSize(columns: columns, rows: rows)
    return TerminalFrame(state: store.state, interaction: interaction, size: size).frame
  }
}
