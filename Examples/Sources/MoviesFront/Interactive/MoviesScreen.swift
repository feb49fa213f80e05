import Bindings
import MachineKit
import MoviesFeature
import ReactiveCore
import TerminalFront

/// The movies on a terminal, used with keys.
@MainActor
final class MoviesScreen {
  @StoreBinding<Movies.State, Movies.Event> private var state: Movies.State
  private let session: TerminalSession
  private var interaction = Interaction()
  private var spinning: Task<Void, Never>?

  init(store: Store<Movies.State, Movies.Event>, session: TerminalSession) {
    _state = StoreBinding(store)
    self.session = session
  }

  /// Loads the first page and follows the keys until the user quits or the terminal is closed.
  func run() async {
    let rendering = $state.render { [weak self] _ in self?.update() }
    defer {
      rendering.cancel()
      spinning?.cancel()
    }
    $state.send(.fetchNext)
    for await input in session.inputs {
      switch input {
      case .redraw:
        session.redraw(frame)
      case .key(let key):
        guard take(key) else { return }
        session.draw(frame)
      }
    }
  }

  /// Returns whether the program goes on.
  private func take(_ key: Key) -> Bool {
    switch interaction.press(key, on: state) {
    case .nothing: break
    case .send(let event): $state.send(event)
    case .setQuery(let query):
      $state.binding(for: \.query, event: Movies.Event.queryChanged).wrappedValue = query
    case .quit: return false
    }
    return true
  }

  private var frame: Frame {
    TerminalFrame(state: state, interaction: interaction, size: session.size).frame
  }

  private func update() {
    session.draw(frame)
    if state.status == .loading { spin() }
  }

  /// Turns the spinner until nothing is loading.
  private func spin() {
    guard spinning == nil else { return }
    spinning = Task { [weak self] in
      while await self?.turnSpinner() == true {}
    }
  }

  private func turnSpinner() async -> Bool {
    try? await Task.sleep(for: .milliseconds(100))
    guard !Task.isCancelled, state.status == .loading else {
      spinning = nil
      return false
    }
    interaction.spinnerPhase += 1
    session.draw(frame)
    return true
  }
}
