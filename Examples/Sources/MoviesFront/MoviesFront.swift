import Bindings
import MachineKit
import MoviesFeature
import MoviesFrames
import StoreFront
import TerminalFront

/// The movies on a terminal, used with keys, and elsewhere, used with commands.
struct MoviesFront: Front {
  @StoreBinding<Movies.State, Movies.Event> private var state: Movies.State
  private var interaction = Interaction()
  let notices: Notices?

  /// - Parameter notices: what the user should be told that is no part of the state.
  init(store: Store<Movies.State, Movies.Event>, notices: Notices) {
    _state = StoreBinding(store)
    self.notices = notices
  }

  private var query: Binding<String> {
    $state.binding(for: \.query, event: Movies.Event.queryChanged)
  }

  var openingEvent: Movies.Event? { .fetchNext }

  func frame(for state: Movies.State, size: TerminalSize) -> Frame {
    TerminalFrame(state: state, interaction: interaction, size: size).frame
  }

  mutating func press(_ key: Key, on state: Movies.State) -> Intent<Movies.Event> {
    switch interaction.press(key, on: state) {
    case .nothing: return .nothing
    case .send(let event): return .send(event)
    case .setQuery(let text):
      query.wrappedValue = text
      return .nothing
    case .quit: return .quit
    }
  }

  mutating func follow(_ state: Movies.State) {
    interaction.follow(state)
  }

  mutating func say(_ notice: String) {
    interaction.say(notice)
  }

  nonisolated static func notice(of state: Movies.State) -> String? {
    state.favouritesNotice
  }

  func animationInterval(for state: Movies.State) -> Duration? {
    state.status == .loading ? Spinner.interval : nil
  }

  mutating func animate() {
    interaction.spinner.turn()
  }

  /// The last favourite is written, or could not be: writing ends by itself.
  nonisolated static func mayEnd(in state: Movies.State) -> Bool {
    !state.isSavingFavourites
  }

  nonisolated static func text(of state: Movies.State) -> Frame {
    Frame(plain: state)
  }
}
