import Bindings
import MachineKit
import MoviesFeature
import MoviesFrames
import ReactiveCore
import TerminalFront

/// The movies on a terminal, used with keys.
@MainActor
final class MoviesScreen {
  @StoreBinding<Movies.State, Movies.Event> private var state: Movies.State
  private let session: TerminalSession
  private var interaction = Interaction()
  private var shownNotice: String?
  private var spinning: Task<Void, Never>?

  init(store: Store<Movies.State, Movies.Event>, session: TerminalSession) {
    _state = StoreBinding(store)
    self.session = session
  }

  /// Loads the first page and follows the keys until the user quits or the terminal is closed.
  ///
  /// - Parameter notices: what the user should be told that is no part of the state.
  func run(notices: AsyncStream<String>) async {
    let rendering = $state.render { [weak self] _ in self?.update() }
    let listening = Task { [weak self] in
      for await notice in notices { self?.say(notice) }
    }
    defer {
      rendering.cancel()
      listening.cancel()
      spinning?.cancel()
    }
    $state.send(.fetchNext)
    for await input in session.inputs {
      switch input {
      case .redraw: session.redraw(frame)
      case .key(let key): guard take(key) else { return }
      }
    }
  }

  /// Returns whether the program goes on.
  private func take(_ key: Key) -> Bool {
    let former = interaction
    switch interaction.press(key, on: state) {
    case .nothing: break
    case .send(let event): $state.send(event)
    case .setQuery(let query):
      $state.binding(for: \.query, event: Movies.Event.queryChanged).wrappedValue = query
    case .quit: return false
    }
    // What a change of the state shows is drawn by then.
    if interaction != former { session.draw(frame) }
    return true
  }

  private var frame: Frame {
    TerminalFrame(state: state, interaction: interaction, size: session.size).frame
  }

  private func update() {
    interaction.follow(state)
    let notice = state.favouritesNotice
    if let notice, notice != shownNotice { interaction.say(notice) }
    shownNotice = notice
    session.draw(frame)
    if state.status == .loading { spin() }
  }

  private func say(_ notice: String) {
    interaction.say(notice)
    session.draw(frame)
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
